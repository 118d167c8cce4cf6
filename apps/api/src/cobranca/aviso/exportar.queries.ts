import type { AvisoDePagamento, FiltroAvisoDePagamento } from '@balcao/contract/cobranca/aviso-api'
import { nomeDoEventoDeAviso, nomesDosResultadosDeAviso } from '@balcao/contract/cobranca/aviso-opcoes'
import type { Db } from '#infra/db/conexao.ts'
import { csv, talvezData, talvezReais } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import { listarAvisos } from './aviso.queries.ts'

const colunas = colunasComHora<AvisoDePagamento>((hora) => [
  ['Recebido em', (a) => hora(a.recebido_em)],
  ['Resultado', (a) => nomesDosResultadosDeAviso[a.resultado]],
  ['Aviso', (a) => nomeDoEventoDeAviso(a.evento)],
  ['Boleto', (a) => a.boleto?.numero],
  ['Número avisado', (a) => a.referencia],
  ['Valor', (a) => talvezReais(a.valor)],
  ['Dia', (a) => talvezData(a.dia)],
  ['O que foi feito', (a) => a.texto],
  ['Conta', (a) => a.conta.nome],
  ['Banco', (a) => a.conta.banco],
  ['Empresa', (a) => a.conta.empresa.nome],
  ['Número do aviso', (a) => a.aviso_id],
])

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarAvisos = (db: Db, leitura: Leitura, filtro: FiltroAvisoDePagamento) =>
  csv(
    async (parte) => listarAvisos(db, await leitura.quem(), { ...filtro, ...parte }),
    () => colunas(db),
  )
