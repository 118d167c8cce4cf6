/** Modules that the same screens need, and so may share a file. */
export type Pedaco = {
  ids: readonly string[]
  telas: ReadonlySet<string>
  bytes: number
  temEstilos: boolean
}

type Grafo = {
  importados: (id: string) => readonly string[]
  /** How much the download of a screen counts beside that of the others. */
  peso: (tela: string) => number
}

const KB = 1024
/**
 * What one more request may cost, in bytes that a screen does not need. A phone with a bad signal downloads 5 KB in
 * that time, but then the first list and the seller's home outgrow their budgets.
 */
const PEDIDO = 2.6 * KB
/** A screen that has this much besides what all of them share gets nothing on top. */
const TETO = 53 * KB

const custoDosPedidos = (temEstilos: boolean) => PEDIDO * (temEstilos ? 2 : 1)

/**
 * Puts two pieces into one file for as long as that makes the screens cheaper: one request less for those that need
 * both, against what the others then download without need. That includes what the other piece imports. Always the best
 * pair first, so the same sources give the same files. Pieces that would import each other through a third one stay
 * apart.
 */
export const juntarPedacos = (iniciais: readonly Pedaco[], { importados, peso }: Grafo): Pedaco[] => {
  type Vivo = Pedaco & { telas: Set<string> }
  type Par = { a: Vivo; b: Vivo; ganho: number }
  const vivos = new Set<Vivo>(iniciais.map((pedaco) => ({ ...pedaco, telas: new Set(pedaco.telas) })))
  const lugar = new Map([...vivos].flatMap((vivo) => vivo.ids.map((id) => [id, vivo] as const)))
  const deTodas = Math.max(...iniciais.map(({ telas }) => telas.size))
  const ehDeTodas = ({ telas }: Pedaco) => telas.size === deTodas

  const totalDe = (tela: string) => {
    let soma = 0
    for (const vivo of vivos) if (vivo.telas.has(tela) && !ehDeTodas(vivo)) soma += vivo.bytes
    return soma
  }

  const sabidos = new Map<Vivo, Set<Vivo>>()
  const importadosPor = (vivo: Vivo) => {
    const seus =
      sabidos.get(vivo) ?? new Set(vivo.ids.flatMap(importados).flatMap((id) => lugar.get(id) ?? []))
    sabidos.set(vivo, seus)
    return seus
  }
  /** With it comes all that it imports. */
  const comTudo = (raizes: Vivo[]) => {
    const vistos = new Set<Vivo>()
    const seguir = (vivo: Vivo) => {
      if (vistos.has(vivo)) return
      vistos.add(vivo)
      importadosPor(vivo).forEach(seguir)
    }
    raizes.forEach(seguir)
    return vistos
  }
  const passandoPorOutro = (de: Vivo, ate: Vivo) =>
    comTudo([...importadosPor(de)].filter((outro) => outro !== ate && outro !== de)).has(ate)

  const poupado = (a: Vivo, b: Vivo) => {
    const pedidos = PEDIDO + (a.temEstilos && b.temEstilos ? PEDIDO : 0)
    let soma = 0
    for (const tela of a.telas) if (b.telas.has(tela)) soma += peso(tela) * pedidos
    return soma
  }
  /** What each screen would download on top, in bytes and requests. */
  const aMais = (a: Vivo, b: Vivo) => {
    const bytes = new Map<string, number>()
    let custo = 0
    const somar = (telas: Set<string>, sem: Set<string>, tamanho: number, pedidos: number) => {
      for (const tela of telas) {
        if (sem.has(tela)) continue
        bytes.set(tela, (bytes.get(tela) ?? 0) + tamanho)
        custo += peso(tela) * (tamanho + pedidos)
      }
    }
    somar(a.telas, b.telas, b.bytes, b.temEstilos && !a.temEstilos ? PEDIDO : 0)
    somar(b.telas, a.telas, a.bytes, a.temEstilos && !b.temEstilos ? PEDIDO : 0)
    for (const outro of comTudo([a, b])) {
      if (outro === a || outro === b) continue
      const pedidos = custoDosPedidos(outro.temEstilos)
      const deles = new Set([...a.telas, ...b.telas])
      somar(deles, outro.telas, outro.bytes, pedidos)
    }
    return { bytes, custo }
  }
  const cabe = (a: Vivo, b: Vivo, bytes: Map<string, number>) =>
    ehDeTodas(a) || ehDeTodas(b) || [...bytes].every(([tela, mais]) => totalDe(tela) + mais <= TETO)

  const juntar = (a: Vivo, b: Vivo): Vivo => {
    const novo = {
      ids: [...a.ids, ...b.ids],
      telas: new Set([...a.telas, ...b.telas]),
      bytes: a.bytes + b.bytes,
      temEstilos: a.temEstilos || b.temEstilos,
    }
    vivos.delete(a)
    vivos.delete(b)
    vivos.add(novo)
    for (const id of novo.ids) lugar.set(id, novo)
    sabidos.clear()
    for (const outro of comTudo([novo])) for (const tela of novo.telas) outro.telas.add(tela)
    return novo
  }

  const lista = [...vivos]
  let pares: Par[] = lista
    .flatMap((a, i) => lista.slice(i + 1).map((b) => ({ a, b, ganho: poupado(a, b) })))
    .filter(({ ganho }) => ganho > 0)
  const tirar = (fora: (par: Par) => boolean) => {
    pares = pares.filter((par) => !fora(par))
  }
  while (pares.length) {
    const melhor = pares.reduce((maior, outro) => (outro.ganho > maior.ganho ? outro : maior))
    const { a, b } = melhor
    const { bytes, custo } = aMais(a, b)
    // Only known exactly now: another pair may be better.
    const ganho = poupado(a, b) - custo
    const piorou = ganho < melhor.ganho
    melhor.ganho = ganho
    if (ganho <= 0 || !cabe(a, b, bytes) || passandoPorOutro(a, b) || passandoPorOutro(b, a)) {
      tirar((par) => par === melhor)
      continue
    }
    if (piorou) continue
    tirar((par) => par.a === a || par.a === b || par.b === a || par.b === b)
    const novo = juntar(a, b)
    for (const outro of vivos) {
      const ganho = outro === novo ? 0 : poupado(outro, novo)
      if (ganho > 0) pares.push({ a: outro, b: novo, ganho })
    }
  }
  return [...vivos]
}
