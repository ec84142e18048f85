// Classes of service, fare bases and restrictions: the rules that fares refer to.

/** Rows of `class_of_service`: booking class, rank (1 is the best), description. */
export const classesOfService: readonly (readonly [string, number, string])[] = [
  ["F", 1, "FIRST CLASS"],
  ["FN", 2, "FIRST CLASS, NIGHT FLIGHTS"],
  ["C", 3, "BUSINESS CLASS"],
  ["CN", 4, "BUSINESS CLASS, NIGHT FLIGHTS"],
  ["Y", 5, "COACH"],
  ["YN", 6, "COACH, NIGHT FLIGHTS"],
  ["B", 7, "COACH DISCOUNTED"],
  ["BN", 8, "COACH DISCOUNTED, NIGHT FLIGHTS"],
  ["M", 9, "COACH DISCOUNTED"],
  ["H", 10, "COACH ECONOMY DISCOUNTED"],
  ["Q", 11, "COACH ECONOMY DISCOUNTED"],
  ["QN", 12, "COACH ECONOMY DISCOUNTED, NIGHT FLIGHTS"],
  ["K", 13, "THRIFT"],
  ["KN", 14, "THRIFT, NIGHT FLIGHTS"],
  ["V", 15, "THRIFT DISCOUNTED"],
];

export type FareBasis = {
  readonly code: string;
  readonly bookingClass: string;
  readonly classType: "FIRST" | "BUSINESS" | "COACH" | "THRIFT";
  readonly premium: boolean;
  readonly economy: boolean;
  readonly discounted: boolean;
  readonly night: boolean;
  readonly season: "HIGH" | "LOW" | null;
  readonly days: string;
  /** Of the full coach fare. */
  readonly share: number;
  /** Sold only as a round trip. */
  readonly roundTrip: boolean;
  /** Bought under one of the advance-purchase restrictions. */
  readonly restricted: boolean;
};

/** code|booking|class|flags (P premium, E economy, D discounted, N night, R round trip, A restricted)|season|days|share */
const bases = `
F|F|FIRST|P||DAILY|1.5
FN|FN|FIRST|PN||DAILY|1.15
C|C|BUSINESS|P||DAILY|1.22
CN|CN|BUSINESS|PN||DAILY|1.0
Y|Y|COACH|E||DAILY|1
YN|YN|COACH|EN||DAILY|0.74
B|B|COACH|D||DAILY|0.85
BH|B|COACH|D|HIGH|DAILY|0.9
BL|B|COACH|D|LOW|DAILY|0.8
BN|BN|COACH|DN||DAILY|0.66
M|M|COACH|D||DAILY|0.76
MH|M|COACH|DA|HIGH|DAILY|0.78
ML|M|COACH|DA|LOW|DAILY|0.7
H|H|COACH|EDA||DAILY|0.64
HH|H|COACH|EDRA|HIGH|DAILY|0.6
HL|H|COACH|EDRA|LOW|DAILY|0.54
HW|H|COACH|EDRA||567|0.58
HX|H|COACH|EDRA||1234|0.52
Q|Q|COACH|EDA||DAILY|0.5
QH|Q|COACH|EDRA|HIGH|DAILY|0.48
QL|Q|COACH|EDRA|LOW|DAILY|0.4
QN|QN|COACH|EDN||DAILY|0.45
QO|Q|COACH|ED||DAILY|0.55
QW|Q|COACH|EDRA||567|0.44
QX|Q|COACH|EDRA||1234|0.38
K|K|THRIFT|ED||DAILY|0.58
KH|K|THRIFT|EDRA|HIGH|DAILY|0.46
KL|K|THRIFT|EDRA|LOW|DAILY|0.4
KN|KN|THRIFT|EDN||DAILY|0.42
V|V|THRIFT|EDRA||DAILY|0.36
VX|V|THRIFT|EDRA||X67|0.34
`;

export const fareBases: readonly FareBasis[] = bases
  .trim()
  .split("\n")
  .map((line) => {
    const [code, bookingClass, classType, flags, season, days, share] = line.split("|");
    return {
      code: code!,
      bookingClass: bookingClass!,
      classType: readClass(classType!),
      premium: flags!.includes("P"),
      economy: flags!.includes("E"),
      discounted: flags!.includes("D"),
      night: flags!.includes("N"),
      season: season === "HIGH" || season === "LOW" ? season : null,

      days: days!,
      share: Number(share),
      roundTrip: flags!.includes("R"),
      restricted: flags!.includes("A"),
    };
  });

export type Restriction = {
  readonly code: string;
  readonly advancePurchase: number;
  readonly stopovers: "YES" | "NO";
  readonly saturdayStay: "YES" | "NO";
  readonly minimumStay: number;
  readonly maximumStay: number;
  readonly application: string;
  readonly noDiscounts: "YES" | "NO";
  /** How often fares refer to it. */
  readonly weight: number;
};

type YesOrNo = "YES" | "NO";
type RestrictionRow = readonly [
  ...[code: string, daysInAdvance: number, stopovers: YesOrNo, saturdayNight: YesOrNo],
  ...[minimumStay: number, maximumStay: number, appliesTo: string, noDiscounts: YesOrNo],
  ...[weight: number],
];

const restrictionRows: readonly RestrictionRow[] = [
  ["AP/2", 3, "NO", "NO", 0, 0, "ONE WAY", "NO", 2],
  ["AP/12", 7, "NO", "NO", 0, 0, "ONE WAY", "NO", 2],
  ["AP/20", 7, "NO", "YES", 1, 30, "ROUND TRIP", "NO", 2],
  ["AP/21", 14, "NO", "YES", 1, 30, "ROUND TRIP", "YES", 2],
  ["AP/55", 7, "NO", "YES", 1, 60, "ROUND TRIP", "NO", 4],
  ["AP/57", 14, "NO", "YES", 1, 30, "ROUND TRIP", "YES", 8],
  ["AP/58", 14, "YES", "YES", 1, 60, "ROUND TRIP", "NO", 2],
  ["AP/60", 21, "NO", "YES", 1, 30, "ROUND TRIP", "YES", 2],
  ["AP/65", 30, "NO", "YES", 7, 90, "ROUND TRIP", "YES", 1],
  ["AP/66", 21, "YES", "YES", 7, 90, "ROUND TRIP", "NO", 1],
  ["AP/68", 7, "YES", "NO", 0, 180, "ROUND TRIP", "NO", 3],
  ["AP/72", 30, "NO", "YES", 3, 30, "ROUND TRIP", "YES", 1],
  ["AP/75", 14, "YES", "NO", 3, 90, "ROUND TRIP", "NO", 1],
  ["AP/80", 14, "NO", "YES", 1, 180, "ROUND TRIP", "YES", 6],
];

export const restrictions: readonly Restriction[] = restrictionRows.map(
  ([code, advancePurchase, stopovers, saturdayStay, minimumStay, maximumStay, ...rest]) => {
    const [application, noDiscounts, weight] = rest;
    return {
      code,
      advancePurchase,
      stopovers,
      saturdayStay,
      minimumStay,
      maximumStay,
      application,
      noDiscounts,
      weight,
    };
  },
);

function readClass(text: string): FareBasis["classType"] {
  switch (text) {
    case "FIRST":
    case "BUSINESS":
    case "COACH":
    case "THRIFT":
      return text;
    default:
      throw new RangeError(`fare-rules: no class type "${text}"`);
  }
}
