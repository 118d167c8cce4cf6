import { jobsDaChaveApi } from './acesso/chave-api/chave-api.jobs.ts'
import { jobsDoLogin } from './acesso/login/login.jobs.ts'
import { jobsDaImportacao } from './clientes/importacao/importacao.jobs.ts'
import { jobsDoBoleto } from './cobranca/boleto/boleto.jobs.ts'
import { jobsDoEnvioDeBoleto } from './cobranca/boleto/enviar/enviar.jobs.ts'
import { jobsDoRetorno } from './cobranca/retorno/retorno.jobs.ts'
import { jobsDaSuspensao } from './cobranca/suspensao/suspensao.jobs.ts'
import { jobsDoArquivo } from './infra/arquivo/arquivo.jobs.ts'
import type { TodosOsJobs } from './infra/jobs/job.ts'
import { jobsDaSoma } from './painel/soma/soma.jobs.ts'
import { jobsDoAtendimento } from './posvenda/atendimento/atendimento.jobs.ts'
import { jobsDaConfiguracao } from './provedor/configuracao/configuracao.jobs.ts'
import { jobsDoWebhook } from './provedor/webhook/webhook.jobs.ts'
import { jobsDoAceite } from './vendas/aceite/aceite.jobs.ts'
import { jobsDoAnexo } from './vendas/anexo/anexo.jobs.ts'
import { jobsDoAviso } from './vendas/aviso/aviso.jobs.ts'
import { jobsDoContrato } from './vendas/contrato/contrato.jobs.ts'
import { jobsDoRascunho } from './vendas/rascunho/rascunho.jobs.ts'
import { jobsDaVenda } from './vendas/venda/venda.jobs.ts'

const lista = [
  ...jobsDoArquivo,
  ...jobsDaConfiguracao,
  ...jobsDoWebhook,
  ...jobsDoLogin,
  ...jobsDaChaveApi,
  ...jobsDaImportacao,
  ...jobsDoRascunho,
  ...jobsDaVenda,
  ...jobsDoAnexo,
  ...jobsDoAceite,
  ...jobsDoAviso,
  ...jobsDoContrato,
  ...jobsDoBoleto,
  ...jobsDoEnvioDeBoleto,
  ...jobsDaSuspensao,
  ...jobsDoRetorno,
  ...jobsDoAtendimento,
  ...jobsDaSoma,
]

/** Explicit, like the list of routes. A declared job that is missing here does not compile. */
export const jobs: TodosOsJobs<(typeof lista)[number]> = lista
