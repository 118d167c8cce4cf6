import * as z from 'zod/mini'

/** What a sale carries. Channels say which of these they ask for, and each has its own permission. */
export const tiposDeAnexo = [
  'DOCUMENTO_FRENTE',
  'DOCUMENTO_VERSO',
  'COMPROVANTE_ENDERECO',
  'AUDIO_ACEITE',
  'COMPROVANTE_VENDA',
] as const
export const TipoAnexo = z.enum(tiposDeAnexo)
export type TipoAnexo = z.infer<typeof TipoAnexo>
