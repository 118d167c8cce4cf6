import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { textos } from './preco.textos.ts'

type ComFidelidade = Pick<Oferta, 'fidelidade_meses' | 'beneficio_descricao' | 'beneficio_valor'>

/** How long the client stays, and what they get for it. */
export const fidelidadeEmPalavras = (oferta: ComFidelidade): string =>
  oferta.fidelidade_meses === 0
    ? textos.semFidelidade
    : `${textos.fidelidade}: ${emMeses(oferta.fidelidade_meses)} · ${textos.beneficio}: ${oferta.beneficio_descricao ?? ''} (${formatarDinheiro(oferta.beneficio_valor)})`
