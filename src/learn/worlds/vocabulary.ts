// Words that rows of drafted databases are filled with.

const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

export const firstNames = words(`Ada, Bruno, Carla, Dmitri, Elena, Farid, Greta, Hugo, Ines, Jonas,
  Kira, Lars, Mina, Noah, Olga, Pablo, Rosa, Samir, Tara, Umar, Vera, Walter, Yuki, Zoe, Amara, Boris,
  Chloe, Diego, Esther, Felix, Hana, Ivan, Jade, Karim, Lena, Marco, Nadia, Oscar, Priya, Quentin`);

export const lastNames = words(`Almeida, Becker, Castro, Dubois, Eriksen, Fischer, Garcia, Haddad,
  Ito, Jansen, Kowalski, Larsen, Moreau, Novak, Okafor, Petrov, Quinn, Rossi, Silva, Tanaka, Ueda,
  Varga, Weber, Xu, Young, Zimmer, Abbott, Brandt, Cohen, Demir, Foster, Grant, Holm, Ivanova, Keller`);

export const places: readonly (readonly [string, readonly string[]])[] = [
  ["Germany", ["Berlin", "Hamburg", "Cologne", "Leipzig"]],
  ["France", ["Paris", "Lyon", "Nantes", "Lille"]],
  ["Spain", ["Madrid", "Valencia", "Seville", "Bilbao"]],
  ["Italy", ["Rome", "Turin", "Bologna", "Naples"]],
  ["United Kingdom", ["London", "Leeds", "Bristol", "Glasgow"]],
  ["United States", ["Chicago", "Austin", "Portland", "New York"]],
  ["Canada", ["Toronto", "Calgary", "Halifax"]],
  ["Brazil", ["Recife", "Curitiba", "Salvador"]],
  ["Japan", ["Osaka", "Kyoto", "Sapporo"]],
  ["India", ["Pune", "Chennai", "Jaipur"]],
  ["Poland", ["Warsaw", "Gdansk", "Krakow"]],
  ["Sweden", ["Malmo", "Uppsala", "Gothenburg"]],
  ["Netherlands", ["Utrecht", "Rotterdam", "Delft"]],
  ["Australia", ["Perth", "Adelaide", "Hobart"]],
];

export const companyNames = words(`Alpen, Borealis, Cobalt, Delta Nine, Eastgate, Fairwind, Granite,
  Highmoor, Ironbridge, Juniper, Kestrel, Lumen, Meridian, Northwick, Oakline, Pinnacle, Quarry, Redwood,
  Stellar, Tidewater, Umbra, Vantage, Westbrook, Yellowtail, Zephyr`);

export const companyKinds = words(
  "Ltd, Group, Works, Trading, Partners, Systems, Foods, Supply, Labs",
);

export const remarks = words(`all fine, please call back, second visit, late, asked for a refund,
  very happy, to be checked, new address, paid in cash, nothing to add`);
