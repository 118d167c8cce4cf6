import { AssinantePage } from '#features/assinante/AssinantePage.tsx'
import { textos } from '#features/assinante/assinante.textos.ts'

export const porta = { titulo: textos.titulo, Pagina: AssinantePage }
