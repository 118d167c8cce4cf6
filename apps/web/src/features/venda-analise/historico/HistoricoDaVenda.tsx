import type { EntradaDeHistorico } from '@balcao/contract/base/auditoria'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomesDosVereditos } from '@balcao/contract/vendas/anexo-nomes'
import { nomesDasFormas, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { vendaApi } from '@balcao/contract/vendas/venda-api'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'
import { type Entrada, estaVazio, mostrarValor } from '#ui/historico/entradas.ts'
import { HistoricoDoRegistro } from '#ui/registro/HistoricoDoRegistro.tsx'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { acoes, dadosPessoais, rotulos, textos } from './historico.textos.ts'

/** Under the key of what the page shows, so that it is read again together with it. */
const historicoDe = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['venda', id, 'analise', 'historico'],
    queryFn: ({ signal, pageParam }) =>
      http(vendaApi.historico, { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (pagina) => pagina.proximo,
  })

const nomear = (nomes: Record<string, string>) => (valor: unknown) =>
  nomes[String(valor)] ?? mostrarValor(valor)

const agendamento = (valor: unknown) => {
  const [dia = '', turno = ''] = String(valor).split(' ')
  return turno in nomesDosTurnos
    ? textos.visita(formatarData(dia), nomesDosTurnos[turno as keyof typeof nomesDosTurnos])
    : mostrarValor(valor)
}

const anexo = (valor: unknown) => {
  if (typeof valor !== 'object') return mostrarValor(valor)
  const { tipo, versao } = valor as { tipo: keyof typeof nomesDosAnexos; versao: number }
  return textos.anexo(nomesDosAnexos[tipo], versao)
}

const dia = (valor: unknown) =>
  /^\d{4}-/.test(String(valor)) ? formatarData(String(valor)) : mostrarValor(valor)

/** Where the person was forgotten, a text stands instead of the value. */
const escritores: Record<string, (valor: unknown) => string> = {
  situacao: nomear(nomesDasSituacoes),
  mensalidade: (valor) => (typeof valor === 'number' ? formatarDinheiro(valor) : mostrarValor(valor)),
  forma_pagamento: nomear(nomesDasFormas),
  agendamento,
  arrependimento_ate: dia,
  cliente_codigo: (valor) => (typeof valor === 'number' ? textos.numero(valor) : mostrarValor(valor)),
  dados_pessoais: (valor) =>
    Array.isArray(valor) ? valor.map(nomear(dadosPessoais)).join(', ') : mostrarValor(valor),
  anexo,
  veredito: nomear(nomesDosVereditos),
}

/** An attachment that came is no new sale. */
const emPalavras = (entrada: EntradaDeHistorico): Entrada =>
  entrada.acao === 'CRIAR' && entrada.mudancas.some(({ campo }) => campo === 'anexo')
    ? { ...entrada, acao: 'JUNTAR' }
    : entrada

const palavras: Palavras = {
  rotulos,
  acoes,
  emPalavras,
  mostrarCampo: (campo, valor) => {
    if (estaVazio(valor)) return mostrarValor(valor)
    return escritores[campo]?.(valor) ?? mostrarValor(valor)
  },
}

/** Who changed what of the sale and of its attachments. */
export function HistoricoDaVenda({ id }: { id: string }) {
  return <HistoricoDoRegistro consulta={historicoDe(id)} palavras={palavras} />
}
