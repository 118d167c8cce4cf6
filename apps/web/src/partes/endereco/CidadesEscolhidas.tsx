import { useMemo, useRef } from 'react'
import classes from './Cidades.module.css'
import { cidadesPorUf } from './cidadesPorUf.ts'
import { textos } from './endereco.textos.ts'
import { GrupoDeCidades } from './GrupoDeCidades.tsx'
import { quantasCidades } from './quantasCidades.ts'

type CidadesEscolhidasProps = {
  codigos: readonly number[]
  travado: boolean
  aoTirar: (codigos: number[]) => void
}

/** The chosen cities by state. A whole state is one line, however many cities it has. */
export function CidadesEscolhidas({ codigos, travado, aoTirar }: CidadesEscolhidasProps) {
  const lugar = useRef<HTMLElement>(null)
  const grupos = useMemo(() => cidadesPorUf(codigos), [codigos])

  function tirar(tirados: number[]) {
    // The button disappears with what it removes, so the focus must be moved first.
    lugar.current?.focus()
    aoTirar(tirados)
  }

  return (
    <section ref={lugar} tabIndex={-1} className={classes.escolhidas} aria-label={textos.cidades.escolhidas}>
      <p role="status" className={classes.total}>
        {codigos.length === 0 ? textos.cidades.nenhuma : quantasCidades(codigos.length)}
      </p>
      {grupos.map((grupo) => (
        <GrupoDeCidades key={grupo.uf} grupo={grupo} travado={travado} aoTirar={tirar} />
      ))}
    </section>
  )
}
