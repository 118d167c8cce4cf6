import { createHash } from 'node:crypto'
import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { v7 } from 'uuid'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { canais } from './canais.ts'
import { defeitoDe } from './defeitos.ts'
import { desenhar, NINGUEM, type Papeis, tocar } from './documentos.ts'
import { inserir } from './inserir.ts'
import { papeisDoCliente } from './papeis-do-cliente.ts'
import type { VendaDaDemo } from './vendas.ts'

/** A set of stored files, one of each kind that the sale has. */
export type Arquivos = Record<TipoAnexo, { id: string; duracao_ms: number | null }>

const PAPEIS = ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO', 'COMPROVANTE_ENDERECO', 'COMPROVANTE_VENDA'] as const
type Papel = (typeof PAPEIS)[number]

/** On somebody's desk: what its papers say is compared with what was typed. */
const NA_MESA: readonly SituacaoVenda[] = ['AGUARDANDO_AUTORIZACAO', 'EM_ANALISE', 'PENDENTE']

/**
 * The files of each sale, drawn or played by code: nobody's voice, and papers that only the demonstration issues. Sales
 * that nobody has to look at share a few sets.
 *
 * Stored before their records, which share the demonstration's transaction: if that fails, the drawings stay behind.
 */
export const gravarDocumentos = async (
  { db, usuario }: Contexto,
  storage: Storage,
  vendas: readonly VendaDaDemo[],
): Promise<Arquivos[]> => {
  const registros: Record<string, unknown>[] = []
  const guardar = async ({ conteudo, duracao_ms, ...descricao }: Awaited<Desenhado>) => {
    const id = v7()
    registros.push({
      id,
      chave: await storage.gravar([conteudo], conteudo.length),
      ...descricao,
      tamanho: conteudo.length,
      sha256: createHash('sha256').update(conteudo).digest('hex'),
      publico: false,
      criado_em: new Date(),
      criado_por: usuario.id,
    })
    return { id, duracao_ms }
  }
  const guardarPapeis = async (quais: readonly Papel[], desenharUm: (papel: Papel) => Desenhado) =>
    Object.fromEntries(
      await Promise.all(quais.map(async (papel) => [papel, await guardar(await desenharUm(papel))])),
    ) as Pick<Arquivos, Papel>

  const AUDIO_ACEITE = await guardar(tocar())
  const deNinguem = await Promise.all(
    NINGUEM.map((papeis) => guardarPapeis(PAPEIS, (papel) => desenhar(papel, papeis))),
  )
  const arquivos = await Promise.all(
    vendas.map(async (venda, i) => {
      const comuns = deNinguem[i % deNinguem.length]
      if (!comuns) throw new Error('a demonstração não desenhou documentos')
      const doCliente = NA_MESA.includes(venda.situacao)
        ? await guardarPapeis(papeisExigidos(venda), (papel) => desenharDe(venda, papel, i))
        : {}
      return { ...comuns, ...doCliente, AUDIO_ACEITE }
    }),
  )
  await inserir(db, 'arquivo', registros)
  return arquivos
}

type Desenhado = ReturnType<typeof desenhar> | ReturnType<typeof tocar>

const papeisExigidos = ({ vendedor }: VendaDaDemo) =>
  PAPEIS.filter((papel) => canais[vendedor.canal].anexos_obrigatorios.some((tipo) => tipo === papel))

/** The client's, with what is wrong with it. */
const desenharDe = (venda: VendaDaDemo, papel: Papel, i: number) => {
  const defeito = defeitoDe(venda.situacao, venda.ultimo.motivo, i)
  const como = defeito?.tipo === papel && defeito.como
  const deOutra: Papeis | undefined = como === 'DE_OUTRA_PESSOA' ? NINGUEM[i % NINGUEM.length] : undefined
  return desenhar(papel, deOutra ?? papeisDoCliente(venda, i), como === 'BORRADO')
}
