/** `code:name` of the provinces, for the main countries that require one. */
const lists: Record<string, string> = {
  US: `AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware
    DC:District_of_Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas
    KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi
    MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York
    NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania PR:Puerto_Rico RI:Rhode_Island
    SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington
    WV:West_Virginia WI:Wisconsin WY:Wyoming`,
  AU: `ACT:Australian_Capital_Territory NSW:New_South_Wales NT:Northern_Territory QLD:Queensland
    SA:South_Australia TAS:Tasmania VIC:Victoria WA:Western_Australia`,
  CA: `AB:Alberta BC:British_Columbia MB:Manitoba NB:New_Brunswick NL:Newfoundland_and_Labrador
    NT:Northwest_Territories NS:Nova_Scotia NU:Nunavut ON:Ontario PE:Prince_Edward_Island QC:Quebec
    SK:Saskatchewan YT:Yukon`,
  AE: `AZ:Abu_Dhabi AJ:Ajman DU:Dubai FU:Fujairah RK:Ras_al_Khaimah SH:Sharjah UQ:Umm_Al_Quwain`,
};

type Zone = { code: string; name: string };

const zones = new Map(
  Object.entries(lists).map(([country, list]) => [
    country,
    list.split(/\s+/).map((entry): Zone => {
      const [code = '', name = ''] = entry.split(':');
      return { code, name: name.replaceAll('_', ' ') };
    }),
  ]),
);

export const hasZones = (country: string): boolean => zones.has(country);

/** Null if a listed country lacks the code. Returns the code if the country isn't listed. */
export const zoneName = (country: string, code: string): string | null => {
  const known = zones.get(country);
  return known ? (known.find((zone) => zone.code === code.toUpperCase())?.name ?? null) : code;
};

export const zoneCode = (country: string, province: string): string | null => {
  const wanted = province.trim().toLowerCase();
  const known = zones.get(country);
  if (!known) return province;
  return (
    known.find(({ code, name }) => wanted === name.toLowerCase() || wanted === code.toLowerCase())
      ?.code ?? null
  );
};
