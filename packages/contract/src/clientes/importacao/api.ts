import * as z from 'zod/mini'
import { ComId, Id, Texto } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { filtroDeLista, Pagina } from '#base/pagina.ts'
import { Mapeamento } from './campos.ts'
import { Importacao, ImportacaoResumo, ModoDeImportacao, Previa, TratoDoOpcional } from './importacao.ts'

export const TAMANHO_MAXIMO_DA_PLANILHA = 100 * 1024 * 1024

export const FiltroImportacao = z.strictObject(filtroDeLista(['criado_em']))
export type FiltroImportacao = z.infer<typeof FiltroImportacao>

export const DadosDaPrevia = z.strictObject({
  mapeamento: Mapeamento,
  modo: ModoDeImportacao,
  opcional_errado: z._default(TratoDoOpcional, 'REJEITAR'),
})
export type DadosDaPrevia = z.infer<typeof DadosDaPrevia>

const permissao = 'IMPORTAR.CLIENTE'

export const importacaoApi = {
  listar: endpoint({
    method: 'GET',
    path: '/importacao',
    permissao,
    resumo: 'Listar importações de clientes',
    query: FiltroImportacao,
    resposta: Pagina(ImportacaoResumo),
  }),
  modelo: endpoint({
    method: 'GET',
    path: '/importacao/modelo',
    permissao,
    resumo: 'Planilha de exemplo, com todas as colunas',
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/importacao',
    permissao,
    resumo: 'Enviar uma planilha de clientes (CSV ou XLSX), sem começar a importar',
    query: z.strictObject({ nome: Texto(200), empresa_id: Id }),
    binario: {
      tipos: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      maximo: TAMANHO_MAXIMO_DA_PLANILHA,
      // Too large to hold in memory.
      fluxo: true,
    },
    resposta: Importacao,
    status: 201,
  }),
  obter: endpoint({
    method: 'GET',
    path: '/importacao/:id',
    permissao,
    resumo: 'Uma importação e o seu andamento',
    params: ComId,
    resposta: Importacao,
  }),
  previa: endpoint({
    method: 'POST',
    path: '/importacao/:id/previa',
    permissao,
    resumo: 'As primeiras linhas como seriam importadas, com os erros',
    params: ComId,
    body: DadosDaPrevia,
    resposta: Previa,
  }),
  iniciar: endpoint({
    method: 'POST',
    path: '/importacao/:id/inicio',
    permissao,
    resumo: 'Começar a importar em segundo plano',
    params: ComId,
    body: DadosDaPrevia,
    resposta: Importacao,
    status: 202,
  }),
  cancelar: endpoint({
    method: 'POST',
    path: '/importacao/:id/cancelamento',
    permissao,
    resumo:
      'Parar uma importação, e o que já entrou fica; ou descartar um arquivo que ainda não foi importado',
    params: ComId,
    resposta: Importacao,
  }),
  rejeitadas: endpoint({
    method: 'GET',
    path: '/importacao/:id/rejeitadas',
    permissao,
    resumo: 'As linhas rejeitadas, e as que entraram com aviso, como no arquivo e com o motivo de cada uma',
    params: ComId,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
}
