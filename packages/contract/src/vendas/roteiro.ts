import { emMeses, precoEmPalavras } from '#catalogo/oferta-texto.ts'
import type { Preco } from '#catalogo/preco/preco-resultado.ts'
import type { CampoDoRoteiro, ParteDoRoteiro, ValoresDoRoteiro } from '#provedor/canal-venda-roteiro.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'

/** What is known of a sale when its audio is recorded. */
export type VendaDoRoteiro = {
  hoje: string
  cliente?: string | undefined
  empresa?: string | undefined
  vendedor?: string | undefined
  dia_vencimento?: number | undefined
  oferta?: {
    plano: string
    fidelidade_meses: number
    adicionais: readonly { nome: string; quantidade: number }[]
    preco: Pick<Preco, 'meses' | 'mensalidade_regular' | 'instalacao'>
  }
}

const lista = new Intl.ListFormat('pt-BR')
const porExtenso = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

const comNome = (nome: string | undefined) => nome?.trim() || undefined

/** As it is read aloud. */
const comQuantidade = ({ nome, quantidade }: { nome: string; quantidade: number }) =>
  quantidade > 1 ? `${quantidade} vezes ${nome}` : nome

const daOferta = ({ plano, fidelidade_meses, adicionais, preco }: NonNullable<VendaDoRoteiro['oferta']>) => ({
  plano,
  adicionais: adicionais.length ? lista.format(adicionais.map(comQuantidade)) : 'nenhum adicional',
  mensalidade: precoEmPalavras(preco) ?? `${formatarDinheiro(preco.mensalidade_regular)} por mês`,
  instalacao: preco.instalacao.total ? formatarDinheiro(preco.instalacao.total) : 'zero reais',
  fidelidade: fidelidade_meses ? emMeses(fidelidade_meses) : 'zero meses',
  multa: preco.meses[0]?.multa ? formatarDinheiro(preco.meses[0].multa) : 'zero reais',
})

/** The sale's values in words that can be read aloud. What is not known yet is left out. */
export const valoresDoRoteiro = (venda: VendaDoRoteiro): ValoresDoRoteiro => {
  const [cliente, empresa, vendedor] = [venda.cliente, venda.empresa, venda.vendedor].map(comNome)
  return {
    hoje: porExtenso.format(new Date(`${venda.hoje}T00:00:00Z`)),
    ...(cliente && { cliente }),
    ...(empresa && { empresa }),
    ...(vendedor && { vendedor }),
    ...(venda.oferta && daOferta(venda.oferta)),
    ...(venda.dia_vencimento && { vencimento: String(venda.dia_vencimento) }),
  }
}

/** Of the moment and not of what is sold. */
const DO_MOMENTO: readonly CampoDoRoteiro[] = ['hoje', 'vendedor']

/** What an audio says of the sale. What was not known yet is empty. */
export const lidoNoAudio = (partes: readonly ParteDoRoteiro[]): ValoresDoRoteiro =>
  Object.fromEntries(
    partes.flatMap(({ campo, texto, falta }) =>
      campo && !DO_MOMENTO.includes(campo) ? [[campo, falta ? '' : texto]] : [],
    ),
  )

/** Whether the audio says something else than what is sold now, as far as that is known. */
export const audioDeAntes = (lido: ValoresDoRoteiro, agora: ValoresDoRoteiro): boolean =>
  Object.entries(lido).some(([campo, texto]) => {
    const valor = agora[campo as CampoDoRoteiro]
    return valor !== undefined && valor !== texto
  })
