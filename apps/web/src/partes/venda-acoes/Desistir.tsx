import { formatarData } from '@balcao/contract/valores/data'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { textos as daUi } from '#ui/textos.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDaAcao } from './QuadroDaAcao.tsx'

const t = textos.desistir

/** Asked twice: the button, and a word to type. It ends a contract that is in use. */
export function Desistir(props: DialogoProps) {
  const { arrependimento_ate } = props.venda
  const [digitado, setDigitado] = useState('')
  const [erro, setErro] = useState<string>()
  const conferir = () => {
    const certo = digitado.trim().toUpperCase() === t.digitar
    setErro(certo ? undefined : t.errado)
    return certo ? {} : false
  }
  return (
    <QuadroDaAcao {...props} acao="desistir" conferir={conferir}>
      {() => (
        <>
          {arrependimento_ate && (
            <Text size="sm" mb="sm">
              {t.ate(formatarData(arrependimento_ate))}
            </Text>
          )}
          <CampoTexto
            label={daUi.confirmar.digite.replace('{0}', t.digitar)}
            autoComplete="off"
            value={digitado}
            onChange={setDigitado}
            error={erro}
            data-autofocus
          />
        </>
      )}
    </QuadroDaAcao>
  )
}
