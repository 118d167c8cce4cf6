import { Input } from '@mantine/core'
import { useId } from 'react'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './CampoCor.module.css'
import { cores, textos } from './recurso.textos.ts'

type CampoCorProps = Ligavel<string | null> & { label: string; error?: React.ReactNode }

/**
 * One of a few colours that work on light and dark cards, or the text's own.
 * Another one, set elsewhere, is kept.
 */
export function CampoCor(props: CampoCorProps) {
  const { valor, mudar, resto } = useCampo<string | null, typeof props>(props, null)
  const grupo = useId()
  const conhecida = valor === null || cores.some(({ cor }) => cor === valor)
  const opcoes = [
    { cor: null, nome: textos.corPadrao },
    ...cores,
    ...(conhecida ? [] : [{ cor: valor, nome: valor }]),
  ]
  return (
    <Input.Wrapper
      label={resto.label}
      error={resto.error}
      labelElement="div"
      labelProps={{ id: grupo }}
      role="radiogroup"
      aria-labelledby={grupo}
    >
      <div className={classes.cores}>
        {opcoes.map(({ cor, nome }) => (
          <label key={nome} className={classes.cor} title={nome}>
            <input
              type="radio"
              name={grupo}
              data-path={resto.name}
              aria-label={nome}
              checked={valor === cor}
              onChange={() => mudar(cor)}
            />
            <span className={classes.amostra} style={{ background: cor ?? 'var(--mantine-color-text)' }}>
              {valor === cor && <Icone nome="tabler:check" tamanho={16} />}
            </span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  )
}
