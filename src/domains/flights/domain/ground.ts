// Getting between airports and cities, and what is known of airports and cities themselves.
import { equal, inside, param, variant, variantOf } from "../../../generator/declare.ts";
import type { Condition, Slot, SlotPhrase, Target } from "../../../generator/domain.ts";
import { servesCity } from "./conditions.ts";

const cityIs = equal("city.city_name", param("place"));
const inCity = inside("ground_service.city_code", "city.city_code", cityIs);
const atAirportOf = servesCity("ground_service.airport_code", cityIs);

const kinds: readonly (readonly [string, string, number, string])[] = [
  ["rental-car", "RENTAL CAR", 22, ":4 rental car | :2 car rental"],
  ["limousine", "LIMOUSINE", 14, ":4 limousine | :2 limo"],
  ["taxi", "TAXI", 7, ":4 taxi | :1 cab | :1 taxicab"],
  ["transit", "RAPID TRANSIT", 3, "rapid transit"],
  ["air-taxi", "AIR TAXI OPERATION", 2, "air taxi"],
];

export const groundSlots: readonly Slot[] = [
  {
    name: "where",
    topics: ["ground"],
    share: 1,
    moves: 8,
    variants: [
      variantOf("city", 55, { place: "cities" }, inCity),
      variantOf("airport-of-city", 17, { place: "cities" }, atAirportOf),
      variantOf("airport-to-city", 20, { place: "cities" }, inCity, atAirportOf),
      variantOf(
        "airport",
        9,
        { place: "airports" },
        equal("ground_service.airport_code", param("place")),
      ),
    ],
  },
  {
    name: "kind",
    topics: ["ground"],
    share: 0.15,
    moves: 5,
    dropped: "any kind of (ground|) transportation | (all|any) kinds | any kind",
    variants: kinds.map(([name, value, weight]) =>
      variant(name, weight, equal("ground_service.transport_type", value)),
    ),
  },
];

export const groundPhrases: readonly SlotPhrase[] = [
  {
    covers: ["where:city"],
    post: ":10 in {place} | :2 for {place} | :1 {place} | :1 in the city of {place} | :1 in downtown {place} | :1 at {place} | :0.5 within {place} | :0.5 to {place} | :0.5 around {place}",
    bare: ":4 in {place} | :3 {place}",
    inf: ":3 get around [in] {place} | :1 get to downtown {place}",
  },
  {
    covers: ["where:airport-of-city"],
    post: ":4 at the {place} airport | :3 from the {place} airport | :2 at {place} airport | :1 from {place} airport | :2 from the airport in {place} | :1 at the airport in {place} | :0.5 to the {place} airport | :0.5 to and from the {place} airport",
    bare: "at the {place} airport | the {place} airport",
    inf: "get (to|from) the {place} airport",
  },
  {
    covers: ["where:airport-to-city"],
    post: ":3 from the airport to [downtown] {place} | :2 between the airport and downtown in {place} | :2 from the {place} airport to downtown [{place}] | :2 from the airport in {place} to downtown | :1 between the {place} airport and downtown [{place}] | :1 from {place} airport to [downtown] {place} | :1 from {place} airport to downtown | :1 between airport and downtown in {place} | :1 to downtown {place} from the airport | :0.5 in {place} between the airport and downtown | :0.5 from the airport into {place}",
    inf: ":3 get from the {place} airport to downtown | :2 go from the airport to [downtown] {place} | :1 get downtown from the {place} airport | :1 get from the airport to [downtown] {place} | :1 get to downtown {place} from the airport | :1 travel from the airport to {place}",
    bare: "from the {place} airport to downtown",
  },
  {
    covers: ["where:airport"],
    post: ":4 at {place} | :3 from {place} | :1 to {place} | :1 for {place}",
    inf: "get (to|from) {place}",
    bare: "at {place} | {place}",
  },
  ...kinds.map(
    ([name, , , said]): SlotPhrase => ({
      covers: [`kind:${name}`],
      pre: `(${said})`,
      subj: `(${said})`,
      post: `by (${said})`,
      bare: `(${said})`,
      vp: `are (${said})`,
      inf: name === "rental-car" ? "rent a car" : `take a (${said})`,
    }),
  ),
];

const transport =
  ":10 ground transportation | :1.5 ground transport | :1.5 transportation | :0.5 public transportation";

export const groundTargets: readonly Target[] = [
  {
    name: "ground",
    topic: "ground",
    weight: 20,
    moves: 10,
    select: ["ground_service.transport_type"],
    never: ["kind"],
    ask: `:6 what (${transport}) is (available|there|provided) {post} | :4 {showme} [all] [the] [available] (${transport}) {post} | :2 (${transport}) {post} | :2 what (is|'s) the (${transport}) [available|like|situation] {post} | :2 is there [any] (${transport}) [available] {post} | :2 what (types|kinds|forms) of (${transport}) are (available|there) {post} | :2 what (type|kind|sort) of (${transport}) is (available|there) {post} | :2 {showme} [the] (${transport}) (options|information|available|services) {post} |
      :2 (tell me about|i'd like information on|i need information on|i would like information about|information on|i need) (${transport}) {post} | :1 i need (${transport}) {post} | :1 how (do|can) i {inf} | :1 how can i {inf} | :1 what are the (types of |) (${transport}) (options|available|services) {post} | :1 i'd like to know (about the|what|the types of) (${transport}) [is available|there is] {post} | :1 (list|give me a list of|please list) (${transport}) (available|services|) {post} |
      :0.7 {post} what (${transport}) is available | :0.7 {post} i'd like [information on] (${transport}) | :1 do you have [any] (information on|) (${transport}) {post} | :0.5 can i get (${transport}) {post} | :0.5 what about (${transport}) {post} | :0.5 (what|which) kind of (${transport}) can i (get|take|use) {post} | :0.3 is (${transport}) available {post}`,
    follow: `:5 what (${transport}) is (available|there|offered) [there|in that city|at my destination] | :3 {showme} [the] (${transport}) [there] | :2 is there [any] (${transport}) [there|available|available there] | :2 what about (${transport}) [there] | :1 (${transport}) [please|there] | :1 what (kinds|types) of (${transport}) are (available|there|available there) | :1 what (kind|type) of (${transport}) is (available|there|available there) | :1 how do i get (downtown|into the city|to the city) [from there|from the airport] |
      :1 and (the|) (${transport}) | :1 i'll need (${transport}) [there|when i arrive] | :1 what's the (${transport}) like there | :1 how about (${transport}) [there]`,
  },
  {
    name: "ground-kind",
    topic: "ground",
    weight: 4,
    moves: 4,
    select: ["ground_service.transport_type"],
    needs: ["kind"],
    ask: `:4 is there [a|any] {subj} [service|available] {post} | :3 (do they have|do you have|is there) [any] {subj} (service|services) {post} | :2 is {subj} [service] available {post} | :2 can i (get|have|take|find) a {subj} {post} | :1 i (need|want|would like) a {subj} {post} | :1 {showme} {subj} (services|service|companies) {post} | :1 i'd like to {inf} {post} | :1 what {subj} (service|services) (is|are) (available|there) {post} | :1 i (want|need) to {inf} {post} | :1 {subj} {post}`,
    follow: `:3 is there [a|any] {subj} [service|available] [there] | :2 can i (get|take|have) a {subj} [there] | :2 what about (a|) {subj} | :1 is there any {subj} service there | :1 i (need|want) a {subj} | :1 do they have {subj} service`,
  },
  {
    name: "ground-fare",
    topic: "ground",
    weight: 2.5,
    moves: 5,
    select: ["ground_service.ground_fare"],
    shares: { kind: 4.5 },
    ask: `:3 how much (is (a|the) {subj} [service] {post}|(does|would) (a|the) {subj} [service] cost {post}) | :3 what (is|are) the (cost|price|rates|prices|rate) (of|for) (a|the|) {subj} [service] {post} | :2 how much (is the ground transportation {post}|does [the] ground transportation cost {post}) | :2 how much does it cost to {inf} | :1 what are the {subj} (rates|prices|fares) {post} | :1 what is the (cost|price) of [the] ground transportation {post} | :1 {showme} the (prices|cost|rates) (for|of) [a] {subj} {post} |
      :1 how expensive is [the|a] {subj} [service] {post} | :1 what price is a {subj} [service] {post} | :1 what does (a|the) {subj} cost {post}`,
    follow: `:4 how much (is it|does it cost|is that|does that cost|do they cost|would that cost|are they) | :2 what (does it|does that|do they) cost | :2 what (is the (cost|price|rate)|are the (rates|fares|prices)) | :1 how much is (the|a) {subj} | :1 and how much (does|would) (a|the) {subj} cost | :1 how much is the ground transportation`,
    aside: `:3 how much is [the] ground transportation [there] | :2 how much does [the] ground transportation [there] cost | :2 how much (is|would) a {subj} [there|be|cost] | :1 what does a {subj} cost [there] | :2 what (is|are) the (cost|price|prices|rates) (of|for) [the] (ground transportation|ground transport) [there] | :1 {showme} the ground transportation (prices|rates|costs) | :1 how much (is|would) (it cost|it) to (take a {subj}|get downtown by {subj}) [there]`,
  },
];

const airportServes: Condition = inside("airport_service.city_code", "city.city_code", cityIs);

export const airportSlots: readonly Slot[] = [
  {
    name: "airport",
    topics: ["airport"],
    share: 1,
    moves: 6,
    variants: [
      variantOf(
        "city",
        6,
        { place: "cities" },
        inside("airport.airport_code", "airport_service.airport_code", airportServes),
      ),
      variantOf(
        "state",
        1.5,
        { place: "stateNames" },
        inside("airport.state_code", "state.state_code", equal("state.state_name", param("place"))),
      ),
    ],
  },
  {
    name: "distance",
    topics: ["distance"],
    share: 1,
    moves: 6,
    variants: [
      variantOf("city", 10, { place: "cities" }, airportServes),
      variantOf(
        "airport",
        2,
        { port: "airportsOfCities" },
        airportServes,
        equal("airport_service.airport_code", param("port")),
      ),
      // Nobody said which city: the distances to all that it serves.
      variantOf(
        "port",
        1.5,
        { port: "airportsOfCities" },
        equal("airport_service.airport_code", param("port")),
      ),
    ],
  },
  {
    name: "port",
    topics: ["port"],
    share: 1,
    moves: 4,
    variants: [
      variantOf("airport", 1, { place: "airports" }, equal("airport.airport_code", param("place"))),
    ],
  },
  {
    name: "town",
    topics: ["town"],
    share: 1,
    moves: 4,
    variants: [variantOf("city", 1, { place: "cities" }, cityIs)],
  },
];

export const airportPhrases: readonly SlotPhrase[] = [
  {
    covers: ["airport:state"],
    post: ":5 in {place} | :1 in the state of {place} | :1 located in {place}",
    bare: "in {place}",
    subj: "{place}",
  },
  {
    covers: ["airport:city"],
    post: ":5 in {place} | :2 for {place} | :2 at {place} | :1 serving {place} | :1 near {place}",
    bare: "{place} | in {place}",
    subj: "{place}",
  },
  {
    covers: ["distance:city"],
    post: ":3 from the {place} airport to downtown | :2 from {place} airport to [downtown] {place} | :2 from the airport to [downtown] {place} | :2 between the {place} airport and downtown [{place}] | :1 from [downtown] {place} to the airport | :1 from downtown {place} to the airport | :1 from the airport in {place} to [the] downtown | :1 from the {place} airport to the city | :1 from {place} to the airport",
    bare: "{place} | in {place}",
    subj: "the {place} airport",
  },
  {
    covers: ["distance:airport"],
    post: "from {port} to [downtown] {place} | between {port} and [downtown] {place}",
    bare: "from {port} to {place}",
    subj: "{port}",
  },
  {
    covers: ["distance:port"],
    post: ":3 from {port} to (downtown|the city|town|the center) | :2 from {port} into (town|the city) | :1 between {port} and (downtown|the city) | :1 (from|to) {port}",
    bare: "{port} | from {port}",
    subj: "{port}",
  },
  {
    covers: ["port:airport"],
    post: "at {place} | for {place} | of {place}",
    bare: "{place}",
    subj: "{place}",
  },
  { covers: ["town:city"], post: "in {place}", bare: "{place}", subj: "{place}" },
];

export const airportTargets: readonly Target[] = [
  {
    name: "airports",
    topic: "airport",
    weight: 4,
    moves: 5,
    select: ["airport.airport_code"],
    ask: `:4 what (airports are|airports are there|airport is|airport is there) {post} | :3 {showme} ([all] [the] airports|the airport) {post} | :2 what (is|'s) the [name of the] airport {post} | :2 (which|what) airports (serve|are near|are close to) {subj} | :1 does {subj} have an airport | :1 what airports {post} | :1 (what is|tell me) the name of the airport {post} | :1 (how many|what) airports does {subj} have | :1 airports {post} | :1 {showme} [the] {subj} airport information | :1 [{showme}] (information on|information about) [the] {subj} (airport|airports) | :0.5 {showme} (information on|information about) the (airport|airports) {post}`,
    follow:
      ":2 what airport is that | :2 what airports are there [there] | :1 (which|what) airport (do i|will i|does it) (fly into|arrive at|land at) | :1 {showme} the airports [there]",
  },
  {
    name: "count-airports",
    topic: "airport",
    weight: 0.5,
    moves: 1,
    select: ["airport.airport_code"],
    aggregate: "COUNT",
    ask: "how many airports (are there {post}|does {subj} have)",
    follow: "how many airports are there [there]",
  },
  {
    name: "miles",
    topic: "distance",
    weight: 3,
    moves: 5,
    select: ["airport_service.miles_distant"],
    ask: ":4 how far is it {post} | :3 what is the distance {post} | :2 how far is {subj} from downtown | :1 {showme} the distance {post} | :1 how many miles is it {post} | :1 how far away is {subj} | :1 tell me [the] distance {post} | :1 how far {post}",
    follow:
      ":3 how far is (it|the airport) (from|to) [the] (downtown|city|town) | :2 how far is the airport [from town] | :1 what's the distance to downtown | :1 how many miles is it to downtown",
  },
  {
    name: "minutes",
    topic: "distance",
    weight: 1.5,
    moves: 3,
    select: ["airport_service.minutes_distant"],
    ask: ":3 how long does it take to (get|go|travel) {post} | :2 how long is (the trip|it|a trip) {post} | :2 what is the (travel|transportation|driving) time {post} | :1 how many minutes is it {post} | :1 how long does [the] ground transportation take {post}",
    follow:
      ":3 how long does (it|that) take | :2 how many minutes (is it|does that take) | :1 how long is the (ride|trip|drive) [from the airport]",
    aside:
      ":2 how long does it take [me] to (get|go) (downtown|into the city|to the city) from the airport | :1 how long is the (ride|trip|drive) from the airport [to the city] | :1 how many minutes is it from the airport to downtown",
  },
  {
    name: "location",
    topic: "port",
    weight: 1,
    moves: 2,
    select: ["airport.airport_location"],
    ask: ":4 where is {subj} [located] | :1 what is the location of {subj} | :1 tell me where {subj} is",
    follow: "where is that [airport] [located]",
  },
  {
    name: "connect-time",
    topic: "port",
    weight: 0.6,
    moves: 2,
    select: ["airport.minimum_connect_time"],
    ask: ":3 what is the minimum (connection|connecting|connect) time {post} | :1 how (much|long) (time do i need|do i need) to (change planes|make a connection) {post}",
    follow: "what is the minimum (connection|connecting) time [there]",
  },
  {
    name: "time-zone",
    topic: "town",
    weight: 0.6,
    moves: 1,
    select: ["city.time_zone_code"],
    ask: ":3 what time zone is {subj} in | :1 which time zone is {subj} [in] | :1 what is the time zone {post}",
    follow: "what time zone is that [in]",
  },
];
