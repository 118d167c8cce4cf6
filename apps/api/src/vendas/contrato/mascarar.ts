import { OCULTO } from '@balcao/contract/clientes/cliente/mascara'
import type { Contrato, EventoDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { ocultarEndereco, veTudo } from '#clientes/cliente/mascarar.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomesLidos } from './eventos-vistos.queries.ts'
import type { ContratoLido } from './lido.queries.ts'

type Nomes = ReturnType<typeof nomesLidos>

/** Who may not view clients is told of nobody but the holder, and of no other place. */
export const nomesComoVistos = (quem: Pessoa, { cliente }: ContratoLido, nomes: Nomes): Nomes =>
  veTudo(quem) ? nomes : nomesLidos([cliente], [])

/** These texts are free, and may name anyone. Why an event failed is written by the program. */
const oculto = (texto: string | null) => texto && OCULTO

/** So is why the system itself did something. */
const eventoOculto = (evento: EventoDoContrato): EventoDoContrato =>
  evento.autor === 'SISTEMA' ? evento : { ...evento, motivo: oculto(evento.motivo) }

/** What is paid, and until when, is no secret. */
export const mascararContrato = (quem: Pessoa, contrato: Contrato): Contrato =>
  veTudo(quem)
    ? contrato
    : {
        ...contrato,
        endereco: ocultarEndereco(contrato.endereco),
        numero_de_serie: oculto(contrato.numero_de_serie),
        motivo: oculto(contrato.motivo),
        eventos: contrato.eventos.map(eventoOculto),
        mascarado: true,
      }
