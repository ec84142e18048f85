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
  readonly compartments: string;
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

/** code|name|compartments|hubs|fleet|note */
const airlineTable = `
AA|AMERICAN AIRLINES|F/C/Y|DFW 1, ORD 0.9, BNA 0.7, MIA 0.6, SJC 0.5|72S M80 757 767 763 D10 AB3 100
UA|UNITED AIRLINES|F/C/Y|ORD 1, DEN 1, IAD 0.7, SFO 0.8|72S 733 735 73S 757 767 D10 747 744
DL|DELTA AIR LINES, INC.|F/Y|ATL 1, DFW 0.8, CVG 0.7, SLC 0.8|72S 73S 733 D9S M80 757 767 763 L10
US|USAIR|F/Y|PIT 1, PHL 0.8, BWI 0.8, CLT 0.9, IND 0.5|73S 733 734 D9S M80 F28 100 72S 757 767
TW|TRANS WORLD AIRLINES|F/C/Y|STL 1, JFK 0.7|727 72S D9S M80 767 L10 747
CO|CONTINENTAL AIRLINES|F/Y|DEN 0.8, IAH 0.9, EWR 0.9, CLE 0.6|72S 73S 733 D9S M80 AB3 D10
NW|NORTHWEST AIRLINES|F/C/Y|MSP 1, DTW 0.9, MEM 0.7|DC9 D9S 72S 757 320 D10 747 744
HP|AMERICA WEST AIRLINES|F/Y|PHX 1, LAS 0.8|73S 733 320 757
AS|ALASKA AIRLINES|F/Y|SEA 1|72S M80 73S
WN|SOUTHWEST AIRLINES|Y|PHX 0.8, DAL 0.7, HOU 0.7, MDW 0.6, LAS 0.6|73S 733 735
YX|MIDWEST EXPRESS AIRLINES|C/Y|MKE 1|DC9 D9S M80
ML|MIDWAY AIRLINES|F/Y|MDW 1, PHL 0.5|D9S DC9 73S
EA|EASTERN AIRLINES|F/Y|ATL 0.9, MIA 0.7|72S D9S 757 AB3 L10
PA|PAN AMERICAN WORLD AIRWAYS|F/C/Y|JFK 0.7, MIA 0.6|72S 310 AB3 747
AC|AIR CANADA|C/Y|YYZ 0.9, YUL 0.7|D9S 72S 320 767 L10
CP|CANADIAN AIRLINES INTERNATIONAL LTD.|C/Y|YYZ 0.8, YUL 0.5|73S 320 767 D10
NX|NATIONAIR|Y|YYZ 0.4, YMX 0.5|D8S 757 747
FF|TOWER AIR INC.|C/Y|JFK 0.4|747
LH|LUFTHANSA GERMAN AIRLINES|F/C/Y|JFK 0.2|310 AB3 74M 747|DOMESTIC SECTORS OF INTERNATIONAL FLIGHTS
TZ|AMERICAN TRANS AIR|Y|IND 0.6, MDW 0.4|72S 757 L10
`;

/** Airports that many serve, by a name in small letters. */
const regions: Readonly<Record<string, string>> = {
  main: "ATL BNA BOS BUR BWI CLE CLT CMH CVG DCA DEN DFW DTW EWR IAD IAH IND JFK LAS LAX LGA MCI MCO MEM MIA MKE MSP OAK ONT ORD PHL PHX PIT SAN SEA SFO SJC SLC STL TPA YUL YYZ",
  eastern:
    "ATL BNA BOS BWI CLE CLT CMH CVG DCA DTW EWR IAD IND JFK LGA MCI MCO MEM MIA MKE ORD PHL PIT STL TPA YUL YYZ",
  western: "BUR DEN LAS LAX LGB OAK ONT PHX SAN SEA SFO SJC SLC",
};

/** code|focus|stations */
const stationTable = `
AA|BOS JFK LAX SFO DCA SAN LGA DEN PHL|main LGB HPN HOU
UA|BOS JFK LAX SEA SFO PHL OAK BWI PIT SAN DCA|main LGB HPN HOU
DL|BOS LGA DCA LAX MCO JFK TPA PHL SFO BWI DEN|main LGB HPN
US|BOS LGA DCA LAX SFO SAN CLE BUR OAK|main HPN
TW|BOS SFO LAX PHL DCA LGA MCI ATL DEN BWI|main LGB
CO|BOS LAX SFO DCA LGA MIA PHL ATL|main LGB HOU HPN
NW|BOS SEA DCA LAX MKE LGA DEN SFO|main HPN PIE
HP|BOS JFK LAX SFO CMH|western ATL BOS BWI CLE CMH DFW EWR IAH IND JFK MCI MCO MIA MKE MSP ORD PHL PIT STL TPA DCA
AS|SFO LAX OAK SAN PHX SJC|BUR LAS LAX LGB OAK ONT PHX SAN SEA SFO SJC YYZ
WN|OAK BUR ONT SAN LAX SFO SJC MCI STL BNA BWI CLE DTW|BNA BUR BWI CLE CMH DAL DET FTW HOU IND LAS LAX MCI MCO MDW MSP OAK ONT PHX SAN SEA SFO SJC SLC STL TPA
YX|BOS PHL|ATL BNA BOS BWI CLE CLT CMH DCA DEN DFW DTW EWR IND LAX LGA MCI MCO PHL PHX PIT SAN SEA SFO STL TPA YYZ YUL
ML|BOS DCA|ATL BOS CLE CMH DAL DCA DEN DFW DTW EWR IND LAS LGA MCI MCO MEM MIA MSP PHL PHX PIT STL TPA
EA|BOS LGA DCA PHL BWI DEN SFO|eastern DEN DFW IAH LAX MSP PHX SAN SEA SFO SLC OAK
PA|BOS LGA DCA|BOS BWI CLE DCA DTW IAD JFK LAX MCO MIA ORD PHL PIT SFO TPA
AC||ATL BOS CLE DCA DEN DFW EWR IAH JFK LAX LGA MCO MIA ORD PHL PIT SAN SFO TPA YUL YYZ
CP||BOS CLE EWR LAX LGA MCO MIA ORD PIT SAN SEA SFO TPA YKZ YUL YYZ
NX||LAS LAX MCO MIA PIE TPA YMX YYZ
FF||JFK LAX MIA SFO LAS
LH|ATL BOS DEN DFW OAK PHL SFO|ATL BOS DEN DFW JFK LAX OAK PHL SFO
TZ||BOS IND LAS LAX MCO MDW MIA MKE PHX PIE SFO TPA
`;

/** The major's code|own code|own name|service|fleet|lowest and highest flight number */
const partnerTable = `
AA|MQ|SIMMONS AIRLINES|AMERICAN EAGLE|AT4 SF3 SH6 J31|3300|5999
UA|ZW|AIR WISCONSIN|UNITED EXPRESS|146 EM2 J31 DH8|2900|3899
DL|OH|COMAIR|DELTA CONNECTION|EM2 SF3 SWM|3000|3999
US|AL|ALLEGHENY COMMUTER|USAIR EXPRESS|J31 DH8 SH6 BE1|3000|4999
TW|9N|TRANS STATES AIRLINES|TRANS WORLD EXPRESS|J31 AT4 SF3|7000|7999
CO|JC|ROCKY MOUNTAIN AIRWAYS|CONTINENTAL EXPRESS|AT4 EM2 BE1 DH7|3400|4399
NW|XJ|MESABA AVIATION|NORTHWEST AIRLINK|SF3 J31 DH8 SWM|2900|3799
AS|QX|HORIZON AIR|HORIZON AIR|DH8 SWM|2000|2599
AC|GX|AIR ONTARIO|AIR CANADA CONNECTOR|DH8|1200|1899
CP|9X|ONTARIO EXPRESS|CANADIAN PARTNER|J31 AT4|1400|1999
`;

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|"));

const stations = new Map(rowsOf(stationTable).map(([code, ...places]) => [code, places]));
const partners = new Map(rowsOf(partnerTable).map(([major, ...cells]) => [major, cells]));

export const airlines: readonly Airline[] = rowsOf(airlineTable).map(
  ([code = "", name = "", compartments = "", hubs = "", fleet = "", note = null]) => {
    const [focus = "", served = ""] = stations.get(code) ?? [];
    return {
      code,
      name,
      note,
      hubs: Object.fromEntries(
        hubs.split(", ").map((hub) => [hub.slice(0, 3), Number(hub.slice(4))]),
      ),
      focus: words(focus),
      stations: words(served.replace(/[a-z]+/, (region) => regions[region] ?? "")),
      fleet: words(fleet),
      compartments,
      ...partnerOf(code),
    };
  },
);

function partnerOf(major: string): { readonly partner?: Partner } {
  const [code = "", , service = "", fleet = "", low, high] = partners.get(major) ?? [];
  const numbers = { lowNumber: Number(low), highNumber: Number(high) };
  return code === "" ? {} : { partner: { code, service, fleet: words(fleet), ...numbers } };
}

/** Commuter airlines, known by their own codes although they fly under a major's. */
export const commuterAirlines: readonly (readonly [code: string, name: string])[] = [
  ...partners.values(),
].map(([code = "", name = ""]) => [code, name]);

function words(list: string): string[] {
  return list.split(" ").filter((word) => word !== "");
}
