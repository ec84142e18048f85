// The airlines of 1990 to 1993: codes, hubs, where they flew and what they flew.

export type Airline = {
  readonly code: string;
  readonly name: string;
  readonly note: string | null;
  /** Hub airports and how busy each is, 1 being the busiest. */
  readonly hubs: Readonly<Record<string, number>>;
  /** Airports linked with one another without a hub. */
  readonly focus: readonly string[];
  readonly stations: readonly string[];
  readonly fleet: readonly string[];
  /** The compartments it sells: first, business, coach. */
  readonly compartments: "F/C/Y" | "F/Y" | "C/Y" | "Y";
  /** Commuter partner flying short routes under this airline's code. */
  readonly partner?: Partner;
};

type Partner = {
  readonly code: string;
  readonly service: string;
  readonly fleet: readonly string[];
  readonly lowNumber: number;
  readonly highNumber: number;
};

const main =
  "ATL BNA BOS BUR BWI CLE CLT CMH CVG DCA DEN DFW DTW EWR IAD IAH IND JFK LAS LAX LGA MCI MCO MEM MIA MKE MSP OAK ONT ORD PHL PHX PIT SAN SEA SFO SJC SLC STL TPA YUL YYZ";
const eastern =
  "ATL BNA BOS BWI CLE CLT CMH CVG DCA DTW EWR IAD IND JFK LGA MCI MCO MEM MIA MKE ORD PHL PIT STL TPA YUL YYZ";
const western = "BUR DEN LAS LAX LGB OAK ONT PHX SAN SEA SFO SJC SLC";

export const airlines: readonly Airline[] = [
  airline(
    "AA",
    "AMERICAN AIRLINES",
    { DFW: 1, ORD: 0.9, BNA: 0.7, MIA: 0.6, SJC: 0.5 },
    {
      focus: "BOS JFK LAX SFO DCA SAN LGA DEN PHL",
      stations: `${main} LGB HPN HOU`,
      fleet: "72S M80 757 767 763 D10 AB3 100",
      compartments: "F/C/Y",
      partner: partner("MQ", "AMERICAN EAGLE", "AT4 SF3 SH6 J31", 3300, 5999),
    },
  ),
  airline(
    "UA",
    "UNITED AIRLINES",
    { ORD: 1, DEN: 1, IAD: 0.7, SFO: 0.8 },
    {
      focus: "BOS JFK LAX SEA SFO PHL OAK BWI PIT SAN DCA",
      stations: `${main} LGB HPN HOU`,
      fleet: "72S 733 735 73S 757 767 D10 747 744",
      compartments: "F/C/Y",
      partner: partner("ZW", "UNITED EXPRESS", "146 EM2 J31 DH8", 2900, 3899),
    },
  ),
  airline(
    "DL",
    "DELTA AIR LINES, INC.",
    { ATL: 1, DFW: 0.8, CVG: 0.7, SLC: 0.8 },
    {
      focus: "BOS LGA DCA LAX MCO JFK TPA PHL SFO BWI DEN",
      stations: `${main} LGB HPN`,
      fleet: "72S 73S 733 D9S M80 757 767 763 L10",
      compartments: "F/Y",
      partner: partner("OH", "DELTA CONNECTION", "EM2 SF3 SWM", 3000, 3999),
    },
  ),
  airline(
    "US",
    "USAIR",
    { PIT: 1, PHL: 0.8, BWI: 0.8, CLT: 0.9, IND: 0.5 },
    {
      focus: "BOS LGA DCA LAX SFO SAN CLE BUR OAK",
      stations: `${main} HPN`,
      fleet: "73S 733 734 D9S M80 F28 100 72S 757 767",
      compartments: "F/Y",
      partner: partner("AL", "USAIR EXPRESS", "J31 DH8 SH6 BE1", 3000, 4999),
    },
  ),
  airline(
    "TW",
    "TRANS WORLD AIRLINES",
    { STL: 1, JFK: 0.7 },
    {
      focus: "BOS SFO LAX PHL DCA LGA MCI ATL DEN BWI",
      stations: `${main} LGB`,
      fleet: "727 72S D9S M80 767 L10 747",
      compartments: "F/C/Y",
      partner: partner("9N", "TRANS WORLD EXPRESS", "J31 AT4 SF3", 7000, 7999),
    },
  ),
  airline(
    "CO",
    "CONTINENTAL AIRLINES",
    { DEN: 0.8, IAH: 0.9, EWR: 0.9, CLE: 0.6 },
    {
      focus: "BOS LAX SFO DCA LGA MIA PHL ATL",
      stations: `${main} LGB HOU HPN`,
      fleet: "72S 73S 733 D9S M80 AB3 D10",
      compartments: "F/Y",
      partner: partner("JC", "CONTINENTAL EXPRESS", "AT4 EM2 BE1 DH7", 3400, 4399),
    },
  ),
  airline(
    "NW",
    "NORTHWEST AIRLINES",
    { MSP: 1, DTW: 0.9, MEM: 0.7 },
    {
      focus: "BOS SEA DCA LAX MKE LGA DEN SFO",
      stations: `${main} HPN PIE`,
      fleet: "DC9 D9S 72S 757 320 D10 747 744",
      compartments: "F/C/Y",
      partner: partner("XJ", "NORTHWEST AIRLINK", "SF3 J31 DH8 SWM", 2900, 3799),
    },
  ),
  airline(
    "HP",
    "AMERICA WEST AIRLINES",
    { PHX: 1, LAS: 0.8 },
    {
      focus: "BOS JFK LAX SFO CMH",
      stations: `${western} ATL BOS BWI CLE CMH DFW EWR IAH IND JFK MCI MCO MIA MKE MSP ORD PHL PIT STL TPA DCA`,
      fleet: "73S 733 320 757",
      compartments: "F/Y",
    },
  ),
  airline(
    "AS",
    "ALASKA AIRLINES",
    { SEA: 1 },
    {
      focus: "SFO LAX OAK SAN PHX SJC",
      stations: "BUR LAS LAX LGB OAK ONT PHX SAN SEA SFO SJC YYZ",
      fleet: "72S M80 73S",
      compartments: "F/Y",
      partner: partner("QX", "HORIZON AIR", "DH8 SWM", 2000, 2599),
    },
  ),
  airline(
    "WN",
    "SOUTHWEST AIRLINES",
    { PHX: 0.8, DAL: 0.7, HOU: 0.7, MDW: 0.6, LAS: 0.6 },
    {
      focus: "OAK BUR ONT SAN LAX SFO SJC MCI STL BNA BWI CLE DTW",
      stations:
        "BNA BUR BWI CLE CMH DAL DET FTW HOU IND LAS LAX MCI MCO MDW MSP OAK ONT PHX SAN SEA SFO SJC SLC STL TPA",
      fleet: "73S 733 735",
      compartments: "Y",
    },
  ),
  airline(
    "YX",
    "MIDWEST EXPRESS AIRLINES",
    { MKE: 1 },
    {
      focus: "BOS PHL",
      stations:
        "ATL BNA BOS BWI CLE CLT CMH DCA DEN DFW DTW EWR IND LAX LGA MCI MCO PHL PHX PIT SAN SEA SFO STL TPA YYZ YUL",
      fleet: "DC9 D9S M80",
      compartments: "C/Y",
    },
  ),
  airline(
    "ML",
    "MIDWAY AIRLINES",
    { MDW: 1, PHL: 0.5 },
    {
      focus: "BOS DCA",
      stations:
        "ATL BOS CLE CMH DAL DCA DEN DFW DTW EWR IND LAS LGA MCI MCO MEM MIA MSP PHL PHX PIT STL TPA",
      fleet: "D9S DC9 73S",
      compartments: "F/Y",
    },
  ),
  airline(
    "EA",
    "EASTERN AIRLINES",
    { ATL: 0.9, MIA: 0.7 },
    {
      focus: "BOS LGA DCA PHL BWI DEN SFO",
      stations: `${eastern} DEN DFW IAH LAX MSP PHX SAN SEA SFO SLC OAK`,
      fleet: "72S D9S 757 AB3 L10",
      compartments: "F/Y",
    },
  ),
  airline(
    "PA",
    "PAN AMERICAN WORLD AIRWAYS",
    { JFK: 0.7, MIA: 0.6 },
    {
      focus: "BOS LGA DCA",
      stations: "BOS BWI CLE DCA DTW IAD JFK LAX MCO MIA ORD PHL PIT SFO TPA",
      fleet: "72S 310 AB3 747",
      compartments: "F/C/Y",
    },
  ),
  airline(
    "AC",
    "AIR CANADA",
    { YYZ: 0.9, YUL: 0.7 },
    {
      focus: "",
      stations:
        "ATL BOS CLE DCA DEN DFW EWR IAH JFK LAX LGA MCO MIA ORD PHL PIT SAN SFO TPA YUL YYZ",
      fleet: "D9S 72S 320 767 L10",
      compartments: "C/Y",
      partner: partner("GX", "AIR CANADA CONNECTOR", "DH8", 1200, 1899),
    },
  ),
  airline(
    "CP",
    "CANADIAN AIRLINES INTERNATIONAL LTD.",
    { YYZ: 0.8, YUL: 0.5 },
    {
      focus: "",
      stations: "BOS CLE EWR LAX LGA MCO MIA ORD PIT SAN SEA SFO TPA YKZ YUL YYZ",
      fleet: "73S 320 767 D10",
      compartments: "C/Y",
      partner: partner("9X", "CANADIAN PARTNER", "J31 AT4", 1400, 1999),
    },
  ),
  airline(
    "NX",
    "NATIONAIR",
    { YYZ: 0.4, YMX: 0.5 },
    {
      focus: "",
      stations: "LAS LAX MCO MIA PIE TPA YMX YYZ",
      fleet: "D8S 757 747",
      compartments: "Y",
    },
  ),
  airline(
    "FF",
    "TOWER AIR INC.",
    { JFK: 0.4 },
    {
      focus: "",
      stations: "JFK LAX MIA SFO LAS",
      fleet: "747",
      compartments: "C/Y",
    },
  ),
  airline(
    "LH",
    "LUFTHANSA GERMAN AIRLINES",
    { JFK: 0.2 },
    {
      focus: "ATL BOS DEN DFW OAK PHL SFO",
      stations: "ATL BOS DEN DFW JFK LAX OAK PHL SFO",
      fleet: "310 AB3 74M 747",
      compartments: "F/C/Y",
      note: "DOMESTIC SECTORS OF INTERNATIONAL FLIGHTS",
    },
  ),
  airline(
    "TZ",
    "AMERICAN TRANS AIR",
    { IND: 0.6, MDW: 0.4 },
    {
      focus: "",
      stations: "BOS IND LAS LAX MCO MDW MIA MKE PHX PIE SFO TPA",
      fleet: "72S 757 L10",
      compartments: "Y",
    },
  ),
];

/** Commuter airlines, known by their own codes although they fly under a major's. */
export const commuterAirlines: readonly (readonly [code: string, name: string])[] = [
  ["MQ", "SIMMONS AIRLINES"],
  ["ZW", "AIR WISCONSIN"],
  ["OH", "COMAIR"],
  ["AL", "ALLEGHENY COMMUTER"],
  ["9N", "TRANS STATES AIRLINES"],
  ["JC", "ROCKY MOUNTAIN AIRWAYS"],
  ["XJ", "MESABA AVIATION"],
  ["QX", "HORIZON AIR"],
  ["GX", "AIR ONTARIO"],
  ["9X", "ONTARIO EXPRESS"],
];

type AirlineDetails = {
  readonly focus: string;
  readonly stations: string;
  readonly fleet: string;
  readonly compartments: Airline["compartments"];
  readonly partner?: Partner;
  readonly note?: string;
};

function airline(
  code: string,
  name: string,
  hubs: Readonly<Record<string, number>>,
  details: AirlineDetails,
): Airline {
  return {
    code,
    name,
    note: details.note ?? null,
    hubs,
    focus: words(details.focus),
    stations: words(details.stations),
    fleet: words(details.fleet),
    compartments: details.compartments,
    ...(details.partner === undefined ? {} : { partner: details.partner }),
  };
}

function partner(
  code: string,
  service: string,
  fleet: string,
  lowNumber: number,
  highNumber: number,
): Partner {
  return { code, service, fleet: words(fleet), lowNumber, highNumber };
}

function words(list: string): string[] {
  return list.split(" ").filter((word) => word !== "");
}
