import type { DadosDaPrevia } from '@balcao/contract/clientes/importacao/api'
import type { Previa } from '@balcao/contract/clientes/importacao/importacao'
import { eq } from 'drizzle-orm'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { cortarParaVer } from './cortar.ts'
import { exigirArquivo, exigirColunasDoArquivo } from './exigencias.ts'
import { obterImportacao } from './importacao.queries.ts'
import { importacao } from './importacao.table.ts'
import { julgar, leitor, motivosPorColuna } from './julgar.ts'
import { cidadesDoPais } from './linha/cidades.ts'
import { mudancasDe } from './linha/mudancas.ts'

/** Judges the first rows exactly as the import will, without writing anything. */
export const preverImportacao = async (
  db: Db,
  quem: Pessoa,
  id: string,
  dados: DadosDaPrevia,
): Promise<Previa> => {
  const atual = await obterImportacao(db, quem, id)
  exigirVisualizacao(quem)
  exigirArquivo(atual)
  // Nothing more is required here: people look at the first rows to find out which column is which.
  exigirColunasDoArquivo(atual, dados)
  const [guardada] = await db
    .select({ amostra: importacao.amostra })
    .from(importacao)
    .where(eq(importacao.id, id))
  const regras = { ...dados, empresaId: atual.empresa_id, colunas: atual.colunas }
  const cidades = await cidadesDoPais()
  const referencias = { cidades, hoje: await hojeNoFuso(db) }
  const linhas = (guardada?.amostra ?? []).map(leitor(regras, referencias))
  const julgadas = await julgar(db, regras, linhas, new Map(), { travar: false })
  return {
    linhas: julgadas.map(({ linha, desfecho }) => ({
      linha: linha.numero,
      celulas: cortarParaVer(linha.celulas),
      desfecho: desfecho.tipo,
      motivos: desfecho.tipo === 'REJEITAR' ? motivosPorColuna(desfecho.motivos, dados.mapeamento) : [],
      avisos: desfecho.tipo === 'REJEITAR' ? [] : motivosPorColuna(desfecho.avisos, dados.mapeamento),
      mudancas: desfecho.tipo === 'ATUALIZAR' ? mudancasDe(desfecho, dados.mapeamento, cidades) : [],
    })),
  }
}
