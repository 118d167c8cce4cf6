import { useState } from 'react'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDaAcao } from './QuadroDaAcao.tsx'

const t = textos.concluir
const MAXIMO = 60

export function Concluir(props: DialogoProps) {
  const [serie, setSerie] = useState('')
  const longa = serie.trim().length > MAXIMO
  const conferir = () => (longa ? false : { numero_de_serie: serie.trim() || null })
  return (
    <QuadroDaAcao {...props} acao="concluir" conferir={conferir} campos={['numero_de_serie']}>
      {(erro) => (
        <CampoTexto
          label={t.serie}
          description={t.dica}
          autoComplete="off"
          value={serie}
          onChange={setSerie}
          error={longa ? t.longo : erro('numero_de_serie')}
          data-autofocus
        />
      )}
    </QuadroDaAcao>
  )
}
