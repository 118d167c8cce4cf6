import { IrParaEtapa } from '../../oferta/IrParaEtapa.tsx'
import { type Criterio, etapaDoCriterio, textos } from '../../oferta/oferta.textos.ts'

/** What decides which plans there are, and is not known yet. Each is a link to its step. */
export function FaltaParaOsPlanos({ criterios }: { criterios: readonly Criterio[] }) {
  return (
    <div>
      <p>{textos.paraVer}</p>
      <ul>
        {criterios.map((criterio) => (
          <li key={criterio}>
            <IrParaEtapa etapa={etapaDoCriterio[criterio]}>{textos.falta[criterio]}</IrParaEtapa>
          </li>
        ))}
      </ul>
    </div>
  )
}
