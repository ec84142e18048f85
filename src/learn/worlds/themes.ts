// What drafted databases are about. One line a table: its nouns, then its columns. A column is its
// names, a kind and the kind's bounds or words; > refers to another table, ? is left out now and then,
// ~ leaves some rows empty. Tables with ? may be left out as a whole.
//   order|purchase: >customer; placed on|order date day; status pick(new,paid,shipped)

export type Theme = {
  readonly name: string;
  readonly tables: string;
};

const theme = (name: string, tables: string): Theme => ({ name, tables });

export const themes: readonly Theme[] = [
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
    "clinic",
    `speciality|field?: title(cardiology,pediatrics,dermatology,orthopedics,neurology,general medicine)
    doctor|physician: person; >speciality?; phone?; hired on|hire date day; salary money(4200-11500)?
    patient: person; birth date|date of birth day; sex|gender pick(F,M); city; insurance|insurer pick(public,private,none)?; phone~?
    appointment|visit|consultation: >patient; >doctor; date|visit date|scheduled at moment; status pick(done,cancelled,no show,booked); minutes|duration int(10-60); fee|charge money(30-260)
    drug|medicine: good(calm,neo,ultra,pro * zol,cillin,dorm,flex,vita); price|unit price money(2-80); prescription only flag?
    prescription: >appointment; >drug; boxes|quantity int(1-5); notes text~?
    bill|invoice?: >patient; issued on|bill date day; paid on day~; amount|total money(30-900)`,
  ),
  theme(
    "school",
    `teacher|instructor: person; subject pick(math,history,biology,english,art,physics); hired in|hire year year(1990-2024); salary money(2400-5600)?
    class|form|homeroom?: code(5A,5B,6A,6B,7A,7B,8A); room int(100-320)
    student|pupil: person; birth date|born on day; gender|sex pick(F,M)?; city|home town city; >class?
    course|subject course: good(introduction to,advanced,applied,general * algebra,chemistry,writing,geography,statistics,music); >teacher; credits|points int(1-8); max students|capacity int(10-35)?
    enrollment|registration: >student; >course; enrolled on|enrollment date day; grade|mark|final grade real(1-6)~; passed flag?
    absence|missed day?: >student; day|date day; hours|hours missed int(1-6); excused flag`,
  ),
  theme(
    "library_branch",
    `writer|author: person; country|nationality country; birth year|born in year(1850-1995)
    genre|shelf: title(crime,fantasy,poetry,travel,cooking,biography,children)
    book|title|volume: good(the silent,a long,the glass,our distant,the third * river,winter,garden,letter,house,map); >genre; published|publication year year(1920-2024); pages|page count int(60-900); price|replacement cost money(5-60)?; isbn serial?
    book author|authorship: >book; >writer
    reader|member|borrower: person; email~?; city; joined|joined on|member since day; membership|member type pick(adult,student,senior,child)
    branch|location?: title(Central,Riverside,North End,Old Town,Hillside); city?
    loan|checkout|borrowing: >book; >reader; >branch?; loaned on|loan date|borrowed on day; returned on|return date day~; fine|late fee money(0-14)~`,
  ),
  theme(
    "human_resources",
    `office|site|location: city; country
    department|division|team: title(engineering,marketing,finance,sales,support,legal,operations,research); >office?; budget|yearly budget money(90000-2400000)
    position|job|role?: title(analyst,engineer,assistant,team lead,director,consultant); minimum salary|min salary money(2000-4000)?; maximum salary|max salary money(5000-12000)?
    employee|worker|staff: person; email?; >department; >position?; hire date|hired on|start date day; left on|end date|termination date day~?; salary|monthly salary money(2100-11800); gender|sex pick(female,male)?; birth date|date of birth day?; >employee as manager|supervisor~
    project|assignment?: good(blue,atlas,spring,delta,orion * launch,migration,audit,portal,study); >department; starts on|start date day; budget money(5000-400000)
    time entry|timesheet|work log?: >employee; >project; day|work date|date day; hours|hours worked real(0.5-9)
    leave|absence|vacation?: >employee; from date|first day day; days|number of days int(1-20); kind|leave type pick(vacation,sick,parental,unpaid)`,
  ),
  theme(
    "logistics",
    `warehouse|depot|hub: city; country; capacity|max pallets int(200-9000)
    carrier|haulier|transport company: company; mode|transport mode pick(road,rail,air,sea)?; rating real(1-5)?
    client|customer|shipper: company; city; country; contract type|tier pick(gold,silver,standard)?
    driver|courier?: person; license|license class pick(B,C,CE); hired on day
    vehicle|truck?: serial; brand|make pick(Volvo,MAN,Scania,Ford,Iveco); built in|model year year(2005-2024); mileage|kilometers int(1000-700000)
    shipment|delivery|consignment: >client; >warehouse; >carrier; >driver~?; >vehicle~?; picked up on|ship date|sent on moment; delivered on|delivery date day~; weight|weight kg real(1-2400); status pick(planned,in transit,delivered,lost); freight cost|price|charge money(12-3800); destination country|to country country
    package|parcel?: >shipment; pieces|quantity int(1-40); declared value|value money(5-5000)`,
  ),
  theme(
    "bank",
    `branch|bank branch: title(Main Street,Harbor,University,Airport,Market Square); city
    client|customer|account holder: person; birth date|date of birth day; city; country?; income|yearly income money(14000-190000)?; email?
    account: serial; >client; >branch; type|account type pick(checking,savings,business); opened on|opening date|open date day; closed on day~?; balance|current balance money(0-48000)
    transaction|booking|movement: >account; booked at|transaction date|date moment; amount money(1-4200); kind|transaction type pick(deposit,withdrawal,transfer,card payment); merchant|counterparty company~?
    loan|credit: >client; >branch?; granted on|start date day; amount|principal money(1000-250000); rate|interest rate real(1-12); months|term int(6-360); status pick(active,paid back,defaulted)
    card|payment card?: >account; network|brand pick(Visa,Mastercard,Maestro); issued on day; blocked flag; credit limit|limit money(500-10000)~`,
  ),
  theme(
    "sports_club",
    `club|team: title(Harbor Foxes,Valley Rangers,North Stars,City Owls,Lakeside Bears,Hill Hawks,Old Mill,Union Docks); city; founded|founded in year(1880-2015)
    venue|stadium|ground?: title(Riverside Park,The Dome,Station Field,Mill Lane); city; capacity|seats int(800-52000)
    player|athlete: person; >club; position|role pick(keeper,defender,midfielder,forward); birth date|born on day; height|height cm int(160-205)?; wage|weekly wage money(300-19000)?; country|nationality country
    coach|trainer?: person; >club; hired on day
    game|match|fixture: >club as home team|home club; >club as away team|visiting club; >venue?; played on|match date|date day; home goals|home score int(0-6); away goals|away score int(0-6); attendance|spectators int(100-40000)
    goal|scored goal?: >game; >player; minute int(1-95); penalty|from penalty flag
    transfer|signing?: >player; >club; date|transfer date day; fee|transfer fee money(0-9000000)`,
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
    "factory",
    `plant|site|factory: city; country; opened|opened in year(1960-2020)
    line|production line|machine: serial; >plant; kind|machine type pick(press,lathe,robot,oven,packer); installed on|installation date day; capacity|units per hour int(10-900)
    operator|technician|worker: person; shift pick(early,late,night); >plant; hired on day?
    component|part|product: good(front,rear,inner,steel,plastic * panel,gear,valve,bracket,housing); material pick(steel,aluminium,plastic,brass)?; unit cost|cost money(0.2-95); weight|weight g real(1-9000)?
    work order|production order|batch: >line; >component; >operator~?; started at|start time moment; finished at|end time moment~; planned quantity|target int(50-5000)?; quantity|produced units|units made int(40-5000); defects|rejects|scrap int(0-120)
    downtime|breakdown|stop?: >line; began at|start time moment; minutes|duration int(3-720); reason|cause pick(jam,power,maintenance,no material)
    inspection|quality check?: >work order; date|checked on day; result pick(pass,fail,rework); score|points int(40-100)`,
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
    "charity",
    `campaign|appeal: good(clean,safe,warm,bright,open * water,homes,winter,schools,hands); started on|start date day; ended on|end date day~; goal|target amount money(2000-250000)
    donor|supporter: person; email~; city; country; first gift|donor since day?; newsletter|wants newsletter flag?
    donation|gift|contribution: >donor; >campaign~; donated on|received on|date day; amount money(5-4000); method|payment method pick(card,bank transfer,cash,check); anonymous|is anonymous flag?
    volunteer|helper: person; city; joined on day; hours per week|weekly hours int(1-20)?; >volunteer as team leader|mentor~
    shift|mission?: >volunteer; >campaign; day|date day; hours|hours worked real(1-9)
    expense|spending?: >campaign; paid on|date day; amount|cost money(10-9000); purpose|category pick(transport,material,rent,printing)`,
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
];
