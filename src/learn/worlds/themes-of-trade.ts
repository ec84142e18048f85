// Drafted databases about what is bought, sold, rented and booked. See theme.ts for how a line is read.
import { theme, type WorldTheme } from "./theme.ts";

export const themesOfTrade: readonly WorldTheme[] = [
  theme(
    "hardware_shop",
    `supplier|vendor?: company; city?; country
    category|department|product group: title(tools,paint,garden,lighting,plumbing,storage,kitchen,flooring)
    product|article|item: good(cordless,compact,steel,classic,heavy duty,eco * drill,ladder,lamp,shelf,hose,saw,brush,kettle,tile set); >category; >supplier?; list price|price|sales price money(3-240); cost|purchase price money(1-150)?; stock|units in stock int(0-300)?; weight real(0.1-25)?; discontinued flag?
    customer|client|buyer: person; email?; phone~?; city; country?; segment|customer type pick(private,trade,school)?; customer since|registered on day?
    employee|staff member?: person; job title|position pick(cashier,store manager,buyer,advisor); hire date|hired on day; salary money(1800-5200)?; >employee as manager|reports to~
    order|purchase|sale: >customer; >employee?; order date|ordered at|date moment; shipped date|shipped on day~?; status|order status pick(open,paid,shipped,cancelled); shipping cost|freight money(0-25)?
    order item|order line|sale line: >order; >product; quantity|qty int(1-12); unit price|price money(3-240); discount share?`,
  ),
  theme(
    "record_shop",
    `label|publisher?: company; country
    performer|band|musician: title(Blue Lanterns,Nora Field,The Quiet Hours,Kite Parade,Rosa Linde,Iron Orchard,Paper Harbor,Velvet Signal,Mono City,Los Faros,Greta Sol,Static Rivers); country|home country country?; founded|formed in year(1958-2020)
    style|music style: title(indie,folk,electronic,soul,hip hop,ambient,punk,blues)
    record|release|disc: good(midnight,golden,northern,silent,paper,broken,electric * letters,gardens,signals,winters,mirrors,roads); >performer; >label?; >style; released|release year year(1965-2024); price|selling price money(6-45); format pick(vinyl,cd,cassette); minutes|length|playing time int(24-95)?
    listener|customer|collector: person; email?; city; country
    sale|purchase: >listener; sold on|sale date|date day; total|amount|total amount money(6-180)
    sale item|sold record: >sale; >record; quantity|copies int(1-3); unit price|price money(6-45)`,
  ),
  theme(
    "video_club",
    `studio?: company; country
    type of film|film type|category: title(thriller,romance,western,cartoon,science fiction,family,documentary)
    movie|film|title: good(last,hidden,burning,second,lonely,crimson * harbor,winter,promise,witness,island,train); >type of film; >studio?; year|production year year(1950-2024); minutes|running time|length int(70-190); daily fee|rental fee|price money(1-6); age limit|rating pick(all,12,16,18)
    performer|cast member?: person; birth date|born on day
    casting|appearance?: >movie; >performer
    member|customer|club member: person; email?; phone~?; city; joined on|member since day; active|is active flag
    shop|branch|outlet: city; opened on|opening date day?
    rental|loan|hire: >member; >movie; >shop?; rented at|rental date|rented on moment; returned on|return date day~; amount paid|fee paid|amount money(1-24)`,
  ),
  theme(
    "subscriptions",
    `plan|tier|package: title(free,starter,team,business,enterprise); monthly price|price per month|price money(0-499); seats|max users int(1-500)?
    account|company|organization: company; country; industry|sector pick(retail,finance,health,education,media)?; created at|signup date|signed up on moment; employees|company size int(1-4000)?
    user|seat: person; email; >account; last login|last seen moment~; role pick(admin,editor,viewer)
    subscription|contract: >account; >plan; started on|start date day; cancelled on|cancel date|ended on day~; seats|quantity int(1-120); unit price|price per seat money(5-80); discount share?
    invoice|bill: >account; >subscription~?; issued on|invoice date|date day; due date|due on day?; paid on|paid at day~; amount|total|total amount money(9-9000); currency pick(USD,EUR,GBP)?
    ticket|support ticket|case?: >user; opened at|created at moment; resolved at|closed at moment~; priority pick(low,normal,high,urgent); satisfaction|rating int(1-5)~
    event|usage event|login?: >user; happened at|time|timestamp moment; feature|action pick(export,login,search,share,upload); duration|seconds int(1-3600)`,
  ),
  theme(
    "real_estate",
    `agent|broker|realtor: person; phone?; joined on|hire date day; commission|commission rate real(1-5)?
    neighborhood|district|area: title(Old Harbor,Westfield,Green Hill,Station Quarter,Lakeside,Mill Yard); city
    owner|landlord?: person; phone~; city
    property|home|unit: serial; >neighborhood; >owner?; kind|property type pick(apartment,house,studio,loft); rooms|bedrooms int(1-7); area|square meters|size int(22-320); asking price|list price|price money(70000-1900000); built|year built year(1880-2024); listed on|listing date day; garden|has garden flag?
    buyer|client|tenant: person; email?; budget|max budget money(60000-2000000)~?
    viewing|showing?: >property; >buyer; >agent; viewed at|date moment; liked|interested flag
    sale|deal|contract: >property; >buyer; >agent; sold on|sale date|closing date day; price|sale price|final price money(65000-1900000)`,
  ),
  theme(
    "restaurant",
    `branch|restaurant|location?: title(Harbor Grill,Corner Kitchen,Lemon Tree,Station Bistro); city; seats int(20-160)
    section|menu section|course: title(starters,mains,desserts,drinks,sides,specials)
    dish|meal|menu item: good(grilled,creamy,spicy,roasted,cold * salmon,pasta,soup,salad,chicken,cake); >section; price|menu price money(3-38); calories|kcal int(80-1400)?; vegetarian|is vegetarian flag?
    waiter|server|employee: person; hired on|start date day; hourly wage|wage real(9-24)?; >branch?
    guest|customer?: person; phone~; email~
    check|bill|order: >waiter; >guest~?; >branch?; opened at|ordered at|time moment; guests|covers|party size int(1-10); tip money(0-40)~; total|total amount|amount money(8-420); payment method|paid by pick(card,cash,voucher)
    check item|bill line|order line: >check; >dish; quantity|portions int(1-6); unit price|price money(3-38)`,
  ),
  theme(
    "hotel",
    `hotel|property: title(Seaview,Grand Station,Old Mill Inn,Alpine Lodge,Park House); city; country; stars int(1-5)
    room: code(101,102,103,201,202,203,301,302,401); >hotel; room type|kind pick(single,double,suite,family); nightly rate|price per night|rate money(45-480); beds int(1-4)
    guest|visitor|customer: person; email?; country|home country country; birth date|born on day?; vip|is vip flag?
    reservation|booking|stay: >guest; >room; booked on|booking date day; check in|arrival|arrival date day; nights|number of nights int(1-14); price per night|nightly rate|room price money(45-480); channel|source pick(website,phone,agency,walk in); status pick(confirmed,cancelled,no show,checked out)
    service|extra?: title(breakfast,spa,parking,minibar,late checkout); price|unit price money(4-90)
    extra charge|service order?: >reservation; >service; ordered on|date day; quantity|times int(1-6)
    review|rating?: >reservation; score|stars|rating int(1-10); comment text~; posted on day`,
  ),
  theme(
    "events",
    `hall|venue: title(Blue Hall,The Foundry,Opera Yard,Tent City,River Stage); city; country?; capacity|seats int(80-15000)
    organizer|promoter?: company; email?
    show|event|concert: good(summer,winter,open,city,late * festival,night,sessions,gala,fair); >hall; >organizer?; date|takes place on|event date day; kind|event type pick(concert,theatre,comedy,fair); ticket price|base price money(8-180)
    visitor|customer|attendee: person; email?; city; age int(15-80)?; newsletter|gets newsletter flag?
    ticket order|booking|purchase: >visitor; bought at|ordered at|purchase date moment; channel|sold via pick(web,app,box office); refunded|is refunded flag?
    ticket|order line: >ticket order; >show; seats|quantity|number of tickets int(1-6); price|unit price money(8-180); discount share?`,
  ),
  theme(
    "car_service",
    `garage|workshop|branch: title(North Garage,City Motors,Quick Lane,Harbor Service); city
    customer|car owner|client: person; phone; email~?; city
    car|vehicle: serial; >customer; brand|make pick(Toyota,Ford,Fiat,Skoda,Volvo,Kia); model year|built in|year year(1998-2024); fuel|fuel type pick(petrol,diesel,electric,hybrid); mileage|kilometers int(500-320000)
    mechanic|technician: person; >garage; level pick(junior,senior,master); hourly rate|rate money(28-95)
    repair|job|service order: >car; >mechanic; received on|date in|opened on day; finished on|date out|closed on day~; hours|labor hours real(0.5-16); total cost|amount|total money(40-3800); warranty|under warranty flag?
    spare part|part: good(front,rear,left,ceramic,sport * brake,filter,mirror,battery,belt,lamp); unit price|price money(4-640); stock|in stock int(0-90)
    repair part|used part: >repair; >spare part; quantity|pieces int(1-8)`,
  ),
  theme(
    "farm_coop",
    `region|valley: title(North Valley,Lake Plain,South Ridge,Coast)
    farm|grower|producer: title(Alder Farm,Birch Hill,Cedar Creek,Dover Fields,Elm Grove,Fern Dale,Gate End); >region; size|hectares|area real(2-480); founded|since year(1900-2018); organic|is organic flag
    crop|produce: title(apples,barley,carrots,potatoes,wheat,berries,lettuce,maize); price per kg|price|market price real(0.2-9); season pick(spring,summer,autumn,winter)?
    harvest|yield record: >farm; >crop; harvested on|harvest date|date day; kilos|amount kg|quantity int(40-9000); grade|quality pick(A,B,C)
    shop|buyer|retailer: company; city
    delivery|supply: >farm; >shop; >crop; delivered on|delivery date|date day; quantity|kilos int(10-2500); price per kg|unit price real(0.2-9); invoiced flag?`,
  ),
  theme(
    "telecom",
    `tariff|price plan|plan: title(Mini,Comfort,Max,Unlimited,Kids); monthly fee|base fee|price money(5-70); data gb|included data int(1-200)
    subscriber|customer: person; city; birth date|born on day?; signed up on|contract start|joined on day; churned on|contract end|left on day~; >tariff
    number|line|sim: serial; >subscriber; activated on day; roaming|roaming enabled flag
    call|phone call: >number; started at|call time|time moment; seconds|duration int(1-5400); direction|call type pick(incoming,outgoing); cost|charge money(0-12); country called|destination country country?
    bill|invoice|statement: >subscriber; issued on|bill date|date day; amount|total|amount due money(5-260); paid on day~
    complaint|ticket?: >subscriber; filed on|opened on day; topic|category pick(billing,network,device,other); solved|is solved flag`,
  ),
  theme(
    "fitness_studio",
    `gym|studio|location: title(Downtown,Harbor,North Side,Campus,Old Mill); city; opened on|opening date day
    membership|membership type|plan: title(basic,plus,premium,student,day pass); monthly fee|price per month|price money(15-120)
    member|customer: person; email?; birth date|date of birth day?; gender|sex pick(F,M)?; >membership; joined on|member since|start date day; cancelled on|end date day~
    trainer|coach|instructor: person; hired on|hire date day; hourly rate|rate money(18-70)?; speciality|focus pick(yoga,strength,boxing,cycling,pilates)
    class|course|workout: good(morning,power,gentle,evening,express * yoga,spin,boxing,core,stretch); >trainer; >gym; capacity|spots int(6-40); minutes|duration int(20-90)
    visit|check in|attendance: >member; >gym; >class~?; entered at|visited at|time moment; minutes|stay int(15-180)
    payment|fee payment: >member; paid on|payment date|date day; amount|amount paid money(15-240); method|payment method pick(card,cash,transfer)`,
  ),
  theme(
    "energy_supplier",
    `region|grid area: title(North,South,East,West,Islands)
    tariff|rate plan: title(Standard,Night,Green,Flex,Business); price per kwh|unit price real(0.08-0.6); base fee|monthly fee money(3-25)
    household|customer|client: person; city; >region; >tariff; contract start|joined on|customer since day; contract end|left on day~
    meter|smart meter: serial; >household; kind|meter type pick(electricity,gas,solar); installed on|installation date day
    reading|meter reading|consumption record: >meter; read on|reading date|date day; kwh|consumption|units int(20-1400)
    bill|invoice: >household; issued on|bill date day; amount|total|amount due money(12-640); paid on|payment date day~
    outage|interruption?: >region; started at|began at moment; minutes|duration int(2-900); cause|reason pick(storm,overload,maintenance,animal); affected|homes affected int(5-18000)`,
  ),
  theme(
    "winery",
    `vineyard|estate: title(Stone Hill,Sunny Slope,Old Oak,River Bend,Chapel Field); region|valley pick(north,south,coast,hills); hectares|area real(1-90); planted|planted in year(1950-2015)
    grape|variety: title(merlot,riesling,syrah,chardonnay,malbec,pinot); colour|color pick(red,white)
    wine|bottling|label: good(reserve,old vine,late,estate,young * red,white,rose,cuvee,blend); >vineyard; >grape; vintage|harvest year|year year(2005-2024); price|bottle price|list price money(6-140); alcohol|alcohol percent real(9-15); bottles|bottles made int(300-24000)?
    importer|dealer|buyer: company; country
    shop order|order|delivery order: >importer; ordered on|order date|date day; shipped on|ship date day~; terms|payment terms pick(prepaid,30 days,60 days)?
    order line|ordered wine: >shop order; >wine; bottles|quantity|cases int(6-600); price per bottle|unit price money(4-120); discount share?
    tasting|rating|review?: >wine; tasted on|date day; points|score int(78-99); taster|critic person`,
  ),
];
