const COMENTARIO = /--(?!>)[^\n]*/g
/** Above a statement that takes something away: the last release whose program still needed it. */
const ULTIMO_USO = /--\s*last used in (\d+)\.(\d+)\.(\d+)\s*$/m

/**
 * Written above both statements that replace a rule by a wider one, which still accepts what the previous
 * version writes.
 */
const ALARGADA = /--\s*widened: \S/

const tabelaDe = (comando: string) =>
  /^(?:alter|create) table (?:if (?:not )?exists )?"?(\w+)"?/i.exec(comando)?.[1] ??
  / on "?(\w+)"?/i.exec(comando)?.[1]

/** Each takes away, or demands, something that a program of the version before does not know of. */
const PROIBIDOS: [motivo: string, quando: (comando: string) => boolean][] = [
  ['tira uma tabela', (c) => /^drop (table|view|type|schema|function)/i.test(c)],
  ['tira um índice', (c) => /^drop index/i.test(c)],
  ['tira uma coluna', (c) => /\bdrop column\b/i.test(c)],
  ['tira uma regra ou um valor de sempre', (c) => /\bdrop (constraint|default|expression)\b/i.test(c)],
  ['muda um nome', (c) => /\brename\b/i.test(c)],
  ['muda um tipo', (c) => /\balter column\b.*\b(set data )?type\b/is.test(c)],
  ['exige um valor', (c) => /\bset not null\b/i.test(c)],
  [
    'exige um valor',
    (c) => /\badd column\b/i.test(c) && /\bnot null\b/i.test(c) && !/\b(default|generated)\b/i.test(c),
  ],
  ['exige uma regra', (c) => /\badd constraint\b/i.test(c) || /^create unique index/i.test(c)],
]

/** What a new table asks for concerns nobody yet. Taking away is never about one. */
const SO_DE_TABELA_ANTIGA = new Set(['exige um valor', 'exige uma regra'])

const jaPassou = (comando: string, versao: string) => {
  const [, ...usada] = ULTIMO_USO.exec(comando) ?? []
  if (!usada.length) return false
  const atual = versao.split('.').map(Number)
  const diferenca = usada.map((parte, i) => Number(parte) - (atual[i] ?? 0)).find((d) => d !== 0)
  return diferenca !== undefined && diferenca < 0
}

const alarga = (comando: string, limpo: string) =>
  ALARGADA.test(comando) && /^alter table \S+ (add|drop) constraint\b/i.test(limpo)

/** Why a migration may not run beside a copy of the version before. Nothing: it may. */
export const recusasDaMigracao = (sql: string, versao: string): string[] => {
  const comandos = sql.split('--> statement-breakpoint').flatMap((parte) => parte.split(/;\s*\n/))
  const limpos = comandos.map((comando) => ({ comando, limpo: comando.replace(COMENTARIO, '').trim() }))
  const novas = new Set(limpos.flatMap(({ limpo }) => (/^create table/i.test(limpo) ? tabelaDe(limpo) : [])))
  return limpos.flatMap(({ comando, limpo }) => {
    if (jaPassou(comando, versao) || alarga(comando, limpo)) return []
    const deNova = novas.has(tabelaDe(limpo))
    return PROIBIDOS.filter(
      ([motivo, quando]) => quando(limpo) && !(deNova && SO_DE_TABELA_ANTIGA.has(motivo)),
    ).map(([motivo]) => `${motivo}: ${limpo.replace(/\s+/g, ' ').slice(0, 120)}`)
  })
}
