import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { fimDoDesconto } from '@balcao/contract/cobranca/encargos'
import { DataIso, formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { useState } from 'react'
import { DiaUtil } from '#partes/boleto/DiaUtil.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { textos as daUi } from '#ui/textos.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoBoleto } from './QuadroDoBoleto.tsx'

const t = textos.vencimento

export function MudarVencimento(props: DialogoProps) {
  const [vencimento, setVencimento] = useState<string | null>(null)
  const [errado, setErrado] = useState(false)
  const conferir = () => {
    const legivel = DataIso.safeParse(vencimento).success
    setErrado(!legivel)
    return legivel && { vencimento }
  }
  return (
    <QuadroDoBoleto {...props} acao="mudar_vencimento" conferir={conferir} campos={['vencimento']}>
      {(erro) => (
        <>
          <CampoData
            label={t.campo}
            minimo={props.boleto.hoje.dia}
            value={vencimento}
            onChange={(dia) => {
              setErrado(false)
              setVencimento(dia)
            }}
            error={(errado && daUi.campo.dataInvalida) || erro('vencimento')}
          />
          <DiaUtil dia={vencimento} />
          {vencimento && <OQuePassaACustar boleto={props.boleto} vencimento={vencimento} />}
        </>
      )}
    </QuadroDoBoleto>
  )
}

/** A new due date forgives the fine, and may bring the discount back: that is decided knowingly. */
function OQuePassaACustar({ boleto, vencimento }: { boleto: Boleto; vencimento: string }) {
  if (!DataIso.safeParse(vencimento).success) return null
  const { hoje, valor, encargos } = boleto
  const ate = fimDoDesconto(vencimento, encargos)
  const partes = [
    hoje.multa + hoje.juros > 0 && t.semMulta(formatarDinheiro(hoje.total), formatarDinheiro(valor)),
    encargos.desconto &&
      ate &&
      ate >= hoje.dia &&
      t.comDesconto(formatarDinheiro(encargos.desconto.valor), formatarData(ate)),
  ].filter(Boolean)
  return partes.length > 0 && <p role="note">{partes.join(' ')}</p>
}
