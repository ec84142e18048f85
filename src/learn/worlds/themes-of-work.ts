// Drafted databases about work, learning, health, sport and public life. See theme.ts for how a line is read.
import { theme, type WorldTheme } from "./theme.ts";

export const themesOfWork: readonly WorldTheme[] = [
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
    "charity",
    `campaign|appeal: good(clean,safe,warm,bright,open * water,homes,winter,schools,hands); started on|start date day; ended on|end date day~; goal|target amount money(2000-250000)
    donor|supporter: person; email~; city; country; first gift|donor since day?; newsletter|wants newsletter flag?
    donation|gift|contribution: >donor; >campaign~; donated on|received on|date day; amount money(5-4000); method|payment method pick(card,bank transfer,cash,check); anonymous|is anonymous flag?
    volunteer|helper: person; city; joined on day; hours per week|weekly hours int(1-20)?; >volunteer as team leader|mentor~
    shift|mission?: >volunteer; >campaign; day|date day; hours|hours worked real(1-9)
    expense|spending?: >campaign; paid on|date day; amount|cost money(10-9000); purpose|category pick(transport,material,rent,printing)`,
  ),
  theme(
    "issue_tracker",
    `customer|company|client?: company; country; tier|plan pick(free,pro,enterprise)
    project|product: title(Falcon,Harvest,Lighthouse,Orchid,Quartz,Summit); started on|start date day; budget money(8000-600000)?
    developer|engineer|user: person; email?; role|position pick(backend,frontend,tester,lead); joined on|hired on day; >developer as mentor|lead~
    label|tag?: title(bug,feature,docs,security,performance,ui)
    issue|ticket|task: code(T-101,T-102,T-103,T-104,T-105,T-106,T-107,T-108,T-109,T-110); >project; >developer as assignee|owner~; >customer~?; opened at|created at|reported on moment; closed at|resolved on moment~; priority pick(low,medium,high,critical); status|state pick(open,in progress,done,rejected); story points|estimate int(1-13)~
    work log|time entry: >issue; >developer; day|logged on|date day; hours|time spent real(0.25-8)
    comment|remark?: >issue; >developer; posted at|written at moment; words|length int(2-300)
    issue label|tagging?: >issue; >label`,
  ),
  theme(
    "media_site",
    `author|editor|writer: person; email?; joined on|since day; country?
    section|topic|category: title(politics,culture,science,travel,sport,opinion,food)
    article|story|post: good(why,how,when,where * cities change,prices rise,rivers turn,trains win,forests grow,markets fall); >section; >author; published on|publication date|posted at moment; words|word count int(120-4200); premium|is premium flag?
    reader|subscriber|user: person; email; country; signed up on|registered on day; newsletter|gets newsletter flag?
    view|page view|visit: >article; >reader~; viewed at|time moment; seconds|reading time int(2-900); device pick(phone,desktop,tablet)
    comment|reply: >article; >reader; posted on|date day; likes|upvotes int(0-240)
    advert|ad|campaign?: company; >section; started on day; cost per click|price money(0.05-3); clicks int(0-9000)`,
  ),
  theme(
    "vet_practice",
    `owner|client|pet owner: person; phone; email~?; city
    species|animal type: title(dog,cat,rabbit,bird,horse,turtle)
    pet|animal|patient: title(Bella,Max,Luna,Rocky,Milo,Nala,Simba,Coco,Lilly,Oscar,Ruby,Toby); >owner; >species; birth date|born on day~; weight|weight kg real(0.1-600); neutered|is neutered flag?
    vet|veterinarian|doctor: person; hired on|since day; salary money(2900-7200)?
    visit|appointment|consultation: >pet; >vet; date|visit date|seen at moment; reason pick(checkup,vaccination,injury,surgery,dental); fee|charge|price money(20-900)
    treatment|procedure: title(x ray,vaccine,blood test,cleaning,stitches,scan); price|list price money(8-400)
    visit treatment|performed treatment: >visit; >treatment; quantity|times int(1-4); discount share?`,
  ),
  theme(
    "city_permits",
    `ward|district|neighborhood: title(Riverside,Old Town,West End,Harbor,Hillcrest,Station); residents|population int(1200-48000)
    applicant|citizen|resident: person; phone~?; >ward
    permit type|kind of permit|category: title(building,parking,event,signage,demolition,trade); fee|base fee money(10-900); days allowed|target days int(3-90)?
    officer|clerk|official: person; hired on|hire date day; office pick(planning,traffic,trade)
    application|permit request|permit: >applicant; >permit type; >officer~; filed on|submitted on|application date day; decided on|decision date day~; status|outcome pick(pending,granted,refused,withdrawn); fee paid|amount paid money(10-1200)
    inspection|site visit?: >application; >officer; date|visited on day; passed|is passed flag; minutes|duration int(10-180)
    complaint|objection?: >application; filed on|received on day; topic pick(noise,traffic,height,parking)`,
  ),
  theme(
    "research_lab",
    `institute|department|faculty: title(physics,biology,chemistry,medicine,economics,informatics); building pick(A,B,C,D)?
    researcher|scientist|staff member: person; >institute; position|rank pick(professor,postdoc,phd student,technician); hired on|start date day; salary money(2300-8200)?
    sponsor|funder: company; country; kind|sponsor type pick(public,private,charity)
    grant|project|award: good(deep,green,early,smart,quantum * materials,cells,markets,signals,learning); >institute; >sponsor; >researcher as principal investigator|leader; awarded on|start date day; ends on|end date day~; amount|budget|total amount money(20000-2400000)
    paper|publication|article: good(towards,on,rethinking,measuring * stable growth,fast cells,weak signals,open data); published in|year year(2008-2024); citations|times cited int(0-640); journal|venue pick(Letters,Annals,Review,Proceedings)
    authorship|paper author: >paper; >researcher
    purchase|expense|equipment order: >grant; bought on|order date|date day; units|quantity int(1-20); unit price|price money(15-9000); item|purpose pick(laser,chemicals,computer,travel)`,
  ),
];
