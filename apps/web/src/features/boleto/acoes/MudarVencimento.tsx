import { DataIso } from '@balcao/contract/valores/data'
import { useState } from 'react'
import { DiaUtil } from '#partes/boleto/DiaUtil.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { textos as daUi } from '#ui/textos.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoBoleto } from './QuadroDoBoleto.tsx'

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
            label={textos.vencimento}
            minimo={props.boleto.hoje.dia}
            value={vencimento}
            onChange={(dia) => {
              setErrado(false)
              setVencimento(dia)
            }}
            error={(errado && daUi.campo.dataInvalida) || erro('vencimento')}
          />
          <DiaUtil dia={vencimento} />
        </>
      )}
    </QuadroDoBoleto>
  )
}
