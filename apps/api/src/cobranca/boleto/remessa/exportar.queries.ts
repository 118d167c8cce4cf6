import {
  type FiltroRemessa,
  nomesDasSituacoesDeRemessa,
  type Remessa,
} from '@balcao/contract/cobranca/remessa-api'
import type { Db } from '#infra/db/conexao.ts'
import { csv, emReais } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import { listarRemessas } from './remessa.queries.ts'

const colunas = colunasComHora<Remessa>((hora) => [
  ['Remessa', (r) => r.numero],
  ['Situação', (r) => nomesDasSituacoesDeRemessa[r.situacao]],
  ['Por que falhou', (r) => r.falha],
  ['Conta', (r) => r.conta.nome],
  ['Banco', (r) => r.conta.banco],
  ['Empresa', (r) => r.conta.empresa.nome],
  ['Títulos', (r) => r.titulos],
  ['Valor', (r) => emReais(r.valor)],
  ['Gerada por', (r) => r.criado_por],
  ['Quando', (r) => hora(r.criado_em)],
  ['Baixada em', (r) => r.baixada_em && hora(r.baixada_em)],
  ['Arquivo', (r) => r.nome_do_arquivo],
])

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarRemessas = (db: Db, leitura: Leitura, filtro: FiltroRemessa) =>
  csv(
    async (parte) => listarRemessas(db, await leitura.quem(), { ...filtro, ...parte }),
    () => colunas(db),
  )
