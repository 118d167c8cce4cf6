import type { TextoPronto } from '@balcao/contract/provedor/configuracao-atendimento'
import { type Chave, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import type { VagasDaCidade } from '@balcao/contract/provedor/configuracao-instalacao'
import { estaVazio, mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { rotulos, textos } from './configuracao.textos.ts'

/** A setting's value as people read it: the label of a choice, a number with its unit. */
const valorEmPalavras = (chave: Chave, valor: unknown): string => {
  const { opcoes, unidade, campo } = definicaoDe(chave)
  if (estaVazio(valor)) return mostrarValor(valor)
  if (campo === 'imagem') return 'imagem enviada'
  if (campo === 'vagas')
    return (valor as VagasDaCidade[])
      .map(({ cidade, vagas }) => textos.vagas.naCidade(cidade, vagas))
      .join(', ')
  if (campo === 'textos') return (valor as TextoPronto[]).map(textos.prontos.escrito).join('\n')
  const nome = (um: unknown) => opcoes?.[String(um)] ?? mostrarValor(um)
  if (Array.isArray(valor)) return valor.map(nome).join(', ')
  return unidade ? `${nome(valor)} ${unidade}` : nome(valor)
}

const conhecida = (campo: string): campo is Chave => definicaoDe(campo as Chave) !== undefined

/** The history may still hold a setting that no longer exists. */
export const palavras: Palavras = {
  rotulos: { ...rotulos, destinatario: textos.destinatario },
  acoes: { AVISO_NAO_ENTREGUE: textos.avisoNaoEntregue },
  mostrarCampo: (campo, valor) => (conhecida(campo) ? valorEmPalavras(campo, valor) : mostrarValor(valor)),
}
