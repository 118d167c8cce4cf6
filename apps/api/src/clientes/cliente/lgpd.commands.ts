import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { ENTIDADE } from './historico.ts'
import { lerCliente } from './obter.queries.ts'
import { referenciasAoCliente } from './referencias.ts'
import { registrosDaPessoa } from './registros.queries.ts'
import { type LinhaDoArquivo, secoesDoArquivo } from './secoes.ts'
import { exigirVisualizacao, idDoCliente, idsDaPessoa } from './travar.ts'
import { anotarArquivoLgpd } from './visualizacao.commands.ts'

const POR_LEITURA = 500
const ANTES_DE_TODOS = '00000000-0000-0000-0000-000000000000'

/** Everything about one person in one readable file. It is written while it is read, so memory stays flat. */
export async function* dadosDoTitular(contexto: Contexto, pedido: string) {
  const { db, usuario } = contexto
  const id = await idDoCliente(db, usuario, pedido)
  exigirVisualizacao(usuario)
  const ids = await idsDaPessoa(db, id)
  const registro = await lerCliente(db, usuario, id)
  await anotarArquivoLgpd(contexto, id)

  const {
    enderecos: _,
    consentimentos: __,
    mascarado: ___,
    id: ____,
    empresa_id: _____,
    ...titular
  } = registro
  yield '{\n'
  yield secao('sobre_este_arquivo', {
    o_que_e: 'Dados pessoais guardados sobre o titular (Lei nº 13.709/2018, art. 18)',
    gerado_em: new Date().toISOString(),
    gerado_por: usuario.nome,
    empresa: registro.empresa,
  })
  yield ',\n'
  yield secao('titular', titular)
  for (const { titulo, ...referencia } of referenciasAoCliente) {
    yield ',\n'
    yield* lista(titulo, (ultimo) => lerReferencia(db, referencia, ids, ultimo))
  }
  const pessoa = await registrosDaPessoa(db, ids)
  for (const { titulo, ler } of secoesDoArquivo()) {
    yield ',\n'
    yield* lista(titulo, (depois) => ler(db, pessoa, { depois, limite: POR_LEITURA }))
  }
  yield ',\n'
  yield* lista('historico_de_alteracoes', (ultimo) => lerHistorico(db, ids, ultimo))
  yield '\n}\n'
}

type Referencia = Pick<(typeof referenciasAoCliente)[number], 'coluna' | 'id' | 'campos'>

const lerReferencia = async (
  db: Db,
  { coluna, id, campos }: Referencia,
  ids: readonly string[],
  ultimo: string,
) => {
  const linhas = await db
    .select({ chave_da_linha: id as AnyPgColumn<{ data: string }>, ...campos })
    .from(coluna.table)
    .where(and(inArray(coluna, [...ids]), gt(id, ultimo)))
    .orderBy(asc(id))
    .limit(POR_LEITURA)
  return linhas as LinhaDoArquivo[]
}

const lerHistorico = async (db: Db, ids: readonly string[], ultimo: string): Promise<LinhaDoArquivo[]> => {
  const linhas = await db
    .select({
      chave_da_linha: auditoria.id,
      em: auditoria.em,
      autor: auditoria.autor,
      quem: auditoria.autor_nome,
      acao: auditoria.acao,
      mudancas: auditoria.mudancas,
    })
    .from(auditoria)
    .where(
      and(
        eq(auditoria.entidade, ENTIDADE),
        inArray(auditoria.entidade_id, [...ids]),
        gt(auditoria.id, ultimo),
      ),
    )
    .orderBy(asc(auditoria.id))
    .limit(POR_LEITURA)
  return linhas.map(({ autor, quem, ...linha }) => ({ ...linha, quem: nomeDoAutor({ autor, quem }) }))
}

const recuado = (valor: unknown, margem: string) =>
  JSON.stringify(valor, null, 2).replaceAll('\n', `\n${margem}`)

const secao = (titulo: string, valor: unknown) => `  ${JSON.stringify(titulo)}: ${recuado(valor, '  ')}`

async function* lista(titulo: string, ler: (ultimo: string) => Promise<LinhaDoArquivo[]>) {
  yield `  ${JSON.stringify(titulo)}: [`
  let ultimo = ANTES_DE_TODOS
  let separador = ''
  let linhas: LinhaDoArquivo[]
  do {
    linhas = await ler(ultimo)
    for (const { chave_da_linha, ...linha } of linhas) {
      yield `${separador}\n    ${recuado(linha, '    ')}`
      separador = ','
      ultimo = chave_da_linha
    }
  } while (linhas.length === POR_LEITURA)
  yield separador ? '\n  ]' : ']'
}
