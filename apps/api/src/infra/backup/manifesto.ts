import { createHash, type Hash } from 'node:crypto'
import { quantos } from '@balcao/contract/valores/quantos'
import * as z from 'zod/mini'
import type { Bytes } from '#infra/storage/deposito.ts'
import { BackupInvalido } from './invalido.ts'
import type { Item } from './tar.ts'

/** Goes up when an older program could no longer restore what we write. */
export const FORMATO = 1

export const MANIFESTO = 'manifesto.json'
export const RESUMO_DO_MANIFESTO = 'manifesto.json.sha256'

const Parte = z.strictObject({ itens: z.number(), bytes: z.number(), sha256: z.string() })

const Manifesto = z.object({
  formato: z.number(),
  programa: z.string(),
  postgres: z.string(),
  criado_em: z.string(),
  /** The last migration of the database, and when it was generated: they are in that order. */
  migracao: z.strictObject({ nome: z.string(), em: z.number() }),
  tabelas: z.array(z.strictObject({ nome: z.string(), colunas: z.array(z.string()), linhas: z.number() })),
  sequencias: z.array(z.strictObject({ nome: z.string(), valor: z.string(), usado: z.boolean() })),
  /** Null: a backup without the stored files. `ausentes` were already missing when it was made. */
  arquivos: z.nullable(z.strictObject({ quantidade: z.number(), ausentes: z.number() })),
  partes: z.record(z.string(), Parte),
})
export type Manifesto = z.infer<typeof Manifesto>

/** In words, what a backup brings. */
export const oQueTraz = ({ tabelas, arquivos }: Pick<Manifesto, 'tabelas' | 'arquivos'>) => {
  const linhas = tabelas.reduce((soma, tabela) => soma + tabela.linhas, 0)
  const dosDados = `${quantos(linhas, 'linha', 'linhas')} de ${quantos(tabelas.length, 'tabela', 'tabelas')}`
  return `${dosDados}, ${quantos(arquivos?.quantidade ?? 0, 'arquivo', 'arquivos')}`
}

/** A table is one part; so are all the files, and what lay in the data folder. */
const parteDe = (nome: string) => nome.split('/', nome.startsWith('banco/') ? 2 : 1).join('/')

/** Counts and hashes whatever passes, name and size included, by part. */
export const criarSoma = () => {
  const partes = new Map<string, { itens: number; bytes: number; resumo: Hash }>()
  async function* somando(resumo: Hash, conteudo: Bytes) {
    for await (const bytes of conteudo) {
      resumo.update(bytes)
      yield bytes
    }
  }
  return {
    passar: (item: Item): Item => {
      const nome = parteDe(item.nome)
      const parte = partes.get(nome) ?? { itens: 0, bytes: 0, resumo: createHash('sha256') }
      partes.set(nome, parte)
      parte.itens += 1
      parte.bytes += item.tamanho
      parte.resumo.update(`${item.nome}\0${item.tamanho}\0`)
      return { ...item, conteudo: somando(parte.resumo, item.conteudo) }
    },
    partes: (): Manifesto['partes'] =>
      Object.fromEntries(
        [...partes].map(([nome, { itens, bytes, resumo }]) => [
          nome,
          { itens, bytes, sha256: resumo.copy().digest('hex') },
        ]),
      ),
  }
}

/** The last two items of a backup: the manifest, and what says that it is whole. */
export const itensDoManifesto = (manifesto: Manifesto): Item[] => {
  const texto = Buffer.from(`${JSON.stringify(manifesto, null, 1)}\n`)
  const resumo = Buffer.from(createHash('sha256').update(texto).digest('hex'))
  return [
    { nome: MANIFESTO, tamanho: texto.length, conteudo: [texto] },
    { nome: RESUMO_DO_MANIFESTO, tamanho: resumo.length, conteudo: [resumo] },
  ]
}

export const lerManifesto = (texto: Buffer, resumo: Buffer): Manifesto => {
  if (createHash('sha256').update(texto).digest('hex') !== resumo.toString('latin1'))
    throw new BackupInvalido('O backup foi alterado: o manifesto não confere.')
  const { formato } = JSON.parse(texto.toString()) as { formato?: unknown }
  if (typeof formato !== 'number' || formato > FORMATO)
    throw new BackupInvalido(
      'Este backup foi feito por um Balcão mais novo que este. Atualize o programa e tente de novo.',
    )
  return Manifesto.parse(JSON.parse(texto.toString()))
}
