import type { Etapa } from '@balcao/contract/vendas/etapas'
import { Alert, Anchor } from '@mantine/core'
import { faltaEmPalavras, paraMostrar } from '../conferencia/campos.ts'
import { useFaltas } from '../conferencia/faltas.ts'
import { useFaltasDaOferta } from '../oferta/useFaltasDaOferta.ts'
import { textos } from '../venda.textos.ts'
import classes from './Moldura.module.css'
import { focarCampo } from './useFocoNoCampo.ts'

/** What is missing here, on a step that was left before. A reminder, never a wall. */
export function FaltasDaEtapa({ etapa }: { etapa: Etapa }) {
  // What is wrong with the offer its step says by itself, with the way out.
  const jaDitas = useFaltasDaOferta().map(({ texto }) => texto)
  const faltas = paraMostrar(useFaltas() ?? []).filter(
    (falta) => falta.etapa === etapa && !jaDitas.includes(falta.texto),
  )
  if (faltas.length === 0) return null
  return (
    <Alert color="warning" title={textos.faltaNestaEtapa}>
      <ul className={classes.faltas}>
        {faltas.map((falta) => (
          <li key={falta.campo}>
            <Anchor component="button" type="button" size="sm" onClick={() => focarCampo(falta.campo)}>
              {faltaEmPalavras(falta)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
