import type { PaginaDaTabela } from '../tabela/coluna.ts'

/** Longer than this, a page that only grows is no longer what a person reads. */
const LINHAS_NO_MAXIMO = 300

export type ComId = { id: string }
/** `saiu`: it is no longer part of the list, and stays until the person moves on. */
export type NoLugar<Linha> = Linha & { saiu?: true }

export type Lugares<Linha extends ComId> = {
  /** As the server sees it now. */
  vista: PaginaDaTabela<Linha>
  /** As it is on the screen. */
  pagina: PaginaDaTabela<NoLugar<Linha>>
  /** How many would be shown between or above the others. */
  novas: number
}

export const comecar = <Linha extends ComId>(vista: PaginaDaTabela<Linha>): Lugares<Linha> => ({
  vista,
  pagina: vista,
  novas: 0,
})

/**
 * The same page, as it is now, without moving a row. Each one is written anew where it is; those below all others
 * are added; the rest waits until the person asks for it.
 */
export const juntar = <Linha extends ComId>(
  { pagina: { itens: antes } }: Lugares<Linha>,
  vista: PaginaDaTabela<Linha>,
): Lugares<Linha> => {
  const agora = new Map(vista.itens.map((linha) => [linha.id, linha]))
  const ultimaQueFicou = antes.findLastIndex(({ id }) => agora.has(id))
  const itens = antes.map((linha, lugar): NoLugar<Linha> => {
    const atual = agora.get(linha.id)
    if (atual) return atual
    // Newer rows push the last ones to the next page.
    const foiParaAProxima = lugar > ultimaQueFicou && vista.proximo !== null
    return foiParaAProxima ? linha : { ...linha, saiu: true }
  })
  const conhecidas = new Set(antes.map(({ id }) => id))
  const novas = vista.itens.filter(({ id }) => !conhecidas.has(id))
  const aposTodas = antes.length === 0 || ultimaQueFicou !== -1 ? novasNoFim(vista.itens, conhecidas) : []
  const cabem = itens.length + aposTodas.length <= LINHAS_NO_MAXIMO ? aposTodas : []
  return { vista, pagina: { ...vista, itens: [...itens, ...cabem] }, novas: novas.length - cabem.length }
}

const novasNoFim = <Linha extends ComId>(itens: readonly Linha[], conhecidas: ReadonlySet<string>) =>
  itens.slice(itens.findLastIndex(({ id }) => conhecidas.has(id)) + 1)
