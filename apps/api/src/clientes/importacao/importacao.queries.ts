import type { FiltroImportacao } from '@balcao/contract/clientes/importacao/api'
import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { importacao } from './importacao.table.ts'

/** Imports of the person's companies, without files that are still being uploaded. */
const visivel = ({ empresas }: Pessoa) =>
  and(
    isNotNull(importacao.colunas),
    empresas === null ? undefined : inArray(importacao.empresa_id, [...empresas]),
  )

const resumo = {
  id: importacao.id,
  nome_arquivo: importacao.nome_arquivo,
  empresa: empresa.nome_fantasia,
  situacao: importacao.situacao,
  lidas: importacao.lidas,
  criadas: importacao.criadas,
  atualizadas: importacao.atualizadas,
  iguais: importacao.iguais,
  rejeitadas: importacao.rejeitadas,
  com_aviso: importacao.com_aviso,
  andamento: importacao.andamento,
  quem: importacao.usuario_nome,
  criado_em: importacao.criado_em,
  terminado_em: importacao.terminado_em,
}

export const listarImportacoes = (db: Db, quem: Pessoa, filtro: FiltroImportacao) => {
  const onde = and(visivel(quem), contemPalavras(importacao.busca, filtro.busca))
  return paginar(filtro, {
    ordens: { criado_em: porInstante(importacao.criado_em) },
    padrao: '-criado_em',
    id: importacao.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({ ...resumo, chave })
        .from(importacao)
        .innerJoin(empresa, eq(empresa.id, importacao.empresa_id))
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) =>
      contarAte(db, db.select({ id: importacao.id }).from(importacao).where(onde).limit(ate).as('t')),
  })
}

export const obterImportacao = async (db: Db, quem: Pessoa, id: string): Promise<Importacao> => {
  const [encontrada] = await db
    .select({
      ...resumo,
      empresa_id: importacao.empresa_id,
      tamanho: importacao.tamanho,
      formato: importacao.formato,
      separador: importacao.separador,
      codificacao: importacao.codificacao,
      colunas: importacao.colunas,
      mapeamento: importacao.mapeamento,
      mapeamento_lembrado: importacao.mapeamento_lembrado,
      modo: importacao.modo,
      opcional_errado: importacao.opcional_errado,
      iniciado_em: importacao.iniciado_em,
      erro: importacao.erro,
      arquivo_disponivel: sql<boolean>`${importacao.chave} is not null`,
    })
    .from(importacao)
    .innerJoin(empresa, eq(empresa.id, importacao.empresa_id))
    .where(and(visivel(quem), eq(importacao.id, id)))
  if (!encontrada) throw naoEncontrado()
  return { ...encontrada, colunas: encontrada.colunas ?? [] }
}

/** The mapping of the last import with these columns into the company. */
export const mapeamentoLembrado = async (db: Db, empresaId: string, assinatura: string) => {
  const [ultima] = await db
    .select({
      mapeamento: importacao.mapeamento,
      modo: importacao.modo,
      opcional_errado: importacao.opcional_errado,
    })
    .from(importacao)
    .where(
      and(
        eq(importacao.empresa_id, empresaId),
        eq(importacao.assinatura, assinatura),
        isNotNull(importacao.iniciado_em),
      ),
    )
    .orderBy(sql`${importacao.iniciado_em} desc`)
    .limit(1)
  return ultima ?? null
}
