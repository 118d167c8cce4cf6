/** The rights that a read was begun with are no longer those in force. Never seen outside: the request starts over. */
export class DireitosMudaram extends Error {}

/** To be asked of every row that comes with its mark, before anything of it is used. */
export const conferirMarca = (presumida: string, emVigor: string | null) => {
  if (presumida !== emVigor) throw new DireitosMudaram()
}
