import { type Prioridade, prioridades } from '@balcao/contract/posvenda/atendimento-opcoes'
import { agendaEm } from '@balcao/contract/posvenda/horas-uteis'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { atendentesDaEmpresa } from './atendentes.queries.ts'
import { contratoAlcancado } from './contrato-do-atendimento.queries.ts'
import { abertosDoCliente } from './lista/numeros.queries.ts'
import { comoVeem } from './mascarar.ts'
import { prazoDeAgora } from './prazo.ts'

const QUANTOS_ABERTOS = 10

/** What the form of a new ticket begins with. */
export const prepararAtendimento = async (db: Db, quem: Pessoa, contratoId: string) => {
  const { cliente, plano, empresa_id, lugar, telefones } = await contratoAlcancado(db, quem, contratoId)
  const configuracao = await lerConfiguracao(db)
  const agenda = agendaEm(lugar, configuracao)
  const prazo = (prioridade: Prioridade) => prazoDeAgora(prioridade, agenda, configuracao).prazo
  const telefone = (telefones.find(({ principal }) => principal) ?? telefones[0])?.numero ?? null
  return {
    cliente,
    plano,
    telefone: comoVeem(quem).telefone(telefone),
    prazos: Object.fromEntries(prioridades.map((uma) => [uma, prazo(uma)])) as Record<Prioridade, string>,
    responsaveis: await atendentesDaEmpresa(db, empresa_id),
    em_aberto: quem.pode('LISTAR.ATENDIMENTO')
      ? await abertosDoCliente(db, quem, cliente.id, QUANTOS_ABERTOS)
      : [],
  }
}

export const textosProntos = async (db: Db) => (await lerConfiguracao(db)).textos_prontos
