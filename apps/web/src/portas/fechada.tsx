import { FechadaPage } from '#features/fechada/FechadaPage.tsx'
import { textos } from '#features/fechada/fechada.textos.ts'

export const porta = { titulo: textos.titulo, Pagina: FechadaPage }
