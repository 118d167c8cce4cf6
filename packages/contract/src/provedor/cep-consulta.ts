import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'
import { Cep } from '#valores/cep.ts'
import { Municipio } from './municipio.ts'

const situacoesDoCep = ['ENCONTRADO', 'DESCONHECIDO', 'INDISPONIVEL', 'DESLIGADA'] as const

/** Always an answer, never an error: a failed lookup must not keep anyone from typing. */
export const ConsultaDeCep = z.object({
  situacao: z.enum(situacoesDoCep),
  /** Only with ENCONTRADO. Street and district are empty when one CEP covers a whole town. */
  endereco: z.nullable(
    z.object({
      cep: z.string(),
      logradouro: z.string(),
      bairro: z.string(),
      /**
       * The part of the street that has this CEP: "lado ímpar", "de 612 a 1510". It is not part of the
       * address.
       */
      trecho: z.nullable(z.string()),
      cidade: Municipio,
    }),
  ),
})
export type ConsultaDeCep = z.infer<typeof ConsultaDeCep>

export const cepApi = {
  consultar: endpoint({
    method: 'GET',
    path: '/cep/:cep',
    permissao: 'autenticada',
    resumo: 'Onde fica um CEP; sem resposta da busca, diz por quê',
    params: z.strictObject({ cep: Cep }),
    resposta: ConsultaDeCep,
  }),
}
