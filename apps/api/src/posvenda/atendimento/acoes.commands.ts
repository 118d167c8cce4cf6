import { ocultarTelefone } from '@balcao/contract/clientes/cliente/mascara'
import type { EdicaoAtendimento } from '@balcao/contract/posvenda/atendimento'
import {
  nomesDasPrioridades,
  nomesDosCanaisDeAtendimento,
  nomesDosTiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import { ehTelefoneOculto, recusaDeTelefone } from '@balcao/contract/valores/telefone'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { agirNoAtendimento } from './agir.commands.ts'
import type { AtendimentoTravado } from './alcance.ts'
import { exigirAtendente } from './atendentes.queries.ts'
import { comoVeem } from './mascarar.ts'
import { prazoDaPrioridade, prazoReiniciado, prazoRetomado } from './prazo.ts'

type ComVersao = { versao: number }
type ComMotivo = ComVersao & { motivo: string }

export const assumirAtendimento = (contexto: Contexto, id: string, { versao }: ComVersao) =>
  agirNoAtendimento(contexto, 'assumir', id, versao, (_, { responsavel_id }, { usuario }) => {
    if (responsavel_id === usuario.id) throw campoInvalido('responsavel_id', 'Este atendimento já é seu')
    return { mudancas: { responsavel_id: usuario.id } }
  })

export const atribuirAtendimento = (
  contexto: Contexto,
  id: string,
  { versao, responsavel_id }: ComVersao & { responsavel_id: string | null },
) =>
  agirNoAtendimento(
    contexto,
    'atribuir',
    id,
    versao,
    async (db, atual) => {
      if (responsavel_id === atual.responsavel_id)
        throw campoInvalido('responsavel_id', 'Nada mudaria: escolha outra pessoa')
      const novo = responsavel_id && (await exigirAtendente(db, responsavel_id, atual.empresa_id))
      return { mudancas: { responsavel_id }, detalhe: novo ? `a ${novo.nome}` : 'a ninguém' }
    },
    { repetida: (atual) => atual.responsavel_id === responsavel_id },
  )

export const iniciarAtendimento = (contexto: Contexto, id: string, { versao }: ComVersao) =>
  agirNoAtendimento(contexto, 'iniciar', id, versao, (_, { responsavel_id }, { usuario }) => ({
    mudancas: { responsavel_id: responsavel_id ?? usuario.id },
  }))

export const aguardarCliente = (contexto: Contexto, id: string, { versao }: ComVersao) =>
  agirNoAtendimento(contexto, 'aguardar_cliente', id, versao, () => ({
    mudancas: { aguarda_desde: new Date().toISOString() },
  }))

export const retomarAtendimento = (contexto: Contexto, id: string, { versao }: ComVersao) =>
  agirNoAtendimento(contexto, 'retomar', id, versao, async (db, atual) => ({
    mudancas: await prazoRetomado(db, atual),
  }))

export const resolverAtendimento = (contexto: Contexto, id: string, { versao, motivo }: ComMotivo) =>
  agirNoAtendimento(
    contexto,
    'resolver',
    id,
    versao,
    async (db, atual) => ({ mudancas: await prazoRetomado(db, atual) }),
    { motivo },
  )

export const fecharAtendimento = (contexto: Contexto, id: string, { versao }: ComVersao) =>
  agirNoAtendimento(contexto, 'fechar', id, versao)

export const reabrirAtendimento = (contexto: Contexto, id: string, { versao, motivo }: ComMotivo) =>
  agirNoAtendimento(
    contexto,
    'reabrir',
    id,
    versao,
    async (db, atual) => ({ mudancas: await prazoReiniciado(db, atual) }),
    { motivo },
  )

const CAMPOS = {
  tipo: ['Tipo', nomesDosTiposDeAtendimento],
  prioridade: ['Prioridade', nomesDasPrioridades],
  canal: ['Canal', nomesDosCanaisDeAtendimento],
  assunto: ['Assunto', {}],
  solicitante_nome: ['Solicitante', {}],
  solicitante_telefone: ['Telefone', {}],
} as const satisfies Partial<Record<keyof EdicaoAtendimento, readonly [string, Record<string, string>]>>

type Dados = Omit<EdicaoAtendimento, 'versao'>

/** A hidden phone that comes back as it was shown was not touched. Another hidden one is none: null. */
const comTelefone = (dados: Dados, { solicitante_telefone: atual }: AtendimentoTravado): Dados | null => {
  const { solicitante_telefone: dito } = dados
  if (!dito || !ehTelefoneOculto(dito)) return dados
  return atual && ocultarTelefone(atual) === dito ? { ...dados, solicitante_telefone: atual } : null
}

/** What changed, in words: `Prioridade: Normal → Urgente`. */
const emPalavras = (antes: AtendimentoTravado, depois: Dados) =>
  Object.entries(CAMPOS).flatMap(([campo, [rotulo, nomes]]) => {
    const [de, para] = [antes, depois].map((um) => {
      const valor = um[campo as keyof typeof CAMPOS] ?? '–'
      return (nomes as Record<string, string>)[valor] ?? valor
    })
    return de === para ? [] : [`${rotulo}: ${de} → ${para}`]
  })

/** Who sees the phone hidden must not learn by repeating which one it is. */
const comoVe = <D extends Pick<Dados, 'solicitante_telefone'>>(quem: Pessoa, dados: D): D => ({
  ...dados,
  solicitante_telefone: comoVeem(quem).telefone(dados.solicitante_telefone),
})

export const editarAtendimento = (contexto: Contexto, id: string, { versao, ...ditos }: EdicaoAtendimento) =>
  agirNoAtendimento(
    contexto,
    'editar',
    id,
    versao,
    async (db, atual) => {
      const dados = comTelefone(ditos, atual)
      if (!dados)
        throw campoInvalido('solicitante_telefone', recusaDeTelefone(ditos.solicitante_telefone ?? ''))
      const prazo =
        dados.prioridade === atual.prioridade
          ? {}
          : { prazo: await prazoDaPrioridade(db, atual, dados.prioridade) }
      return {
        mudancas: { ...dados, ...prazo },
        detalhe: emPalavras(atual, dados).join('; ') || null,
      }
    },
    {
      repetida: (atual) => {
        const dados = comTelefone(ditos, atual)
        const quem = contexto.usuario
        return dados !== null && emPalavras(comoVe(quem, atual), comoVe(quem, dados)).length === 0
      },
    },
  )
