import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { RegrasDeAnexo } from '@balcao/contract/vendas/anexo'

export const regrasDeAnexo = (configuracao: Configuracao): RegrasDeAnexo => ({
  mb_maximo: configuracao.mb_maximo_anexo,
  tipos: configuracao.tipos_de_anexo,
  segundos_minimos_audio: configuracao.segundos_minimos_audio,
})
