import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'

const NOMES_POR_PEDIDO = 100
export const ICONES_POR_BUSCA = 60

/** `users,home`, as Iconify's own client writes it. The client never exceeds 500 characters. */
const ListaDeNomes = z.pipe(
  z.string().check(z.maxLength(2_000), z.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)),
  z.pipe(
    z.transform((texto: string) => texto.split(',')),
    z.array(z.string()).check(z.maxLength(NOMES_POR_PEDIDO)),
  ),
)

/** An icon's name in the icon API, such as `tabler:wifi`. Only the server knows whether it exists. */
export const NomeDeIcone = z
  .string()
  .check(z.maxLength(80), z.regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'Ícone inválido'))

/** Part of an icon set in Iconify's JSON format, which sets the field names. */
export const ConjuntoDeIcones = z.object({
  prefix: z.string(),
  lastModified: z.int(),
  width: z.int(),
  height: z.int(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })),
  not_found: z.optional(z.array(z.string())),
})
export type ConjuntoDeIcones = z.infer<typeof ConjuntoDeIcones>

export const iconeApi = {
  buscar: endpoint({
    method: 'GET',
    path: '/icone/busca',
    permissao: 'autenticada',
    resumo: 'Procurar ícones pelo nome',
    query: z.strictObject({ termo: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    resposta: z.array(z.string()),
  }),
  /** `tabler.json`: the path that Iconify's client requests. */
  conjunto: endpoint({
    method: 'GET',
    path: '/icone/:arquivo',
    permissao: 'publica',
    resumo: 'Desenhos de ícones, no formato da API do Iconify',
    params: z.strictObject({ arquivo: z.string().check(z.regex(/^[a-z0-9-]{1,40}\.json$/)) }),
    query: z.strictObject({ icons: ListaDeNomes }),
    resposta: ConjuntoDeIcones,
  }),
}
