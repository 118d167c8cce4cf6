import { BoletoPublicoPage } from '#features/boleto-publico/BoletoPublicoPage.tsx'
import { textos } from '#features/boleto-publico/boleto-publico.textos.ts'

export const porta = { titulo: textos.titulo, Pagina: BoletoPublicoPage }
