import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { aplicarCupom, semCupom } from '#partes/oferta/cupom.ts'
import { textos } from '#partes/oferta/escolhas.textos.ts'
import { toast } from '#ui/toast.tsx'
import { useNaTela } from '#ui/useNaTela.ts'
import { comPromocaoDoCupom } from '../../oferta/com-cupom.ts'
import { promocaoDoCupom } from '../../oferta/retrato.data.ts'
import { useCriterios } from '../../oferta/useCriterios.ts'
import { useOferta } from '../../oferta/useOferta.ts'
import type { usePreco } from '../../oferta/usePreco.ts'
import { useRascunho } from '../../rascunho/aberto.ts'

type Montada = NonNullable<ReturnType<typeof usePreco>>
type Tentativa = { cupom: string; recusa: string | null }

/** With network the server judges the coupon at once. Without, it waits in the draft. */
export function useCupom({ oferta, dia }: Montada, avisar: (aviso: string | null) => void) {
  const { dados, mudar, dadosAgora } = useRascunho()
  const criterios = useCriterios()
  const { doCupom, situacaoDoCupom } = useOferta()
  const client = useQueryClient()
  const [tentativa, setTentativa] = useState<Tentativa | null>(null)
  const naTela = useNaTela()

  function recusar(cupom: string, recusa: string) {
    setTentativa({ cupom, recusa })
    if (!naTela.current) toast.aviso(recusa, textos.cupomNaoUsado(cupom))
  }

  function tirar() {
    mudar({ cupom: undefined, promocoes: doCupom ? semCupom(dados.promocoes, doCupom.id) : dados.promocoes })
    avisar(null)
    setTentativa(null)
  }

  async function aplicar(cupom: string | undefined) {
    if (!cupom) return tirar()
    setTentativa({ cupom, recusa: null })
    try {
      const pedido = promocaoDoCupom({ plano_id: oferta.id, cupom, criterios })
      const promocao = await client.fetchQuery({ ...pedido, staleTime: 0 })
      if (!promocao) return recusar(cupom, textos.cupomRecusado)
      // Other promotions, or another plan, may have been chosen while the server was asked.
      const escolhas = dadosAgora()
      setTentativa(null)
      if (escolhas?.plano_id !== oferta.id) return mudar({ cupom })
      const com = comPromocaoDoCupom(oferta, promocao)
      const aplicado = aplicarCupom(com, dia, escolhas, promocao)
      mudar({ cupom, promocoes: aplicado.promocoes })
      avisar(aplicado.aviso)
      if (!naTela.current) toast.info(aplicado.aviso)
    } catch (erro) {
      if (!(erro instanceof ErroHttp && erro.ehDeRede)) return recusar(cupom, textoDoErro(erro))
      mudar({ cupom })
      setTentativa(null)
    }
  }

  const jaNaoVale = situacaoDoCupom === 'nao-vale' ? textos.cupomRecusado : null
  return {
    situacao: situacaoDoCupom,
    digitado: tentativa?.cupom ?? dados.cupom,
    recusa: tentativa ? tentativa.recusa : jaNaoVale,
    aplicando: tentativa?.recusa === null || situacaoDoCupom === 'conferindo',
    aplicar: (cupom: string | undefined) => void aplicar(cupom),
  }
}
