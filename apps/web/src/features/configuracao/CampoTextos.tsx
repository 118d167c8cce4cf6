import type { TextoPronto } from '@balcao/contract/provedor/configuracao-atendimento'
import { Button } from '@mantine/core'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import classes from './Campos.module.css'
import { textos } from './configuracao.textos.ts'
import { GrupoDoCampo } from './GrupoDoCampo.tsx'

const t = textos.prontos

type CampoTextosProps = Ligavel<TextoPronto[]> & { name: string; label: string; description: string }
type Recebidas = { error?: string; disabled?: boolean }

/** Texts with a name each, in the order in which they are offered. Each part is a field of the form. */
export function CampoTextos(props: CampoTextosProps) {
  const { valor, mudar, resto } = useCampo<TextoPronto[], typeof props & Recebidas>(props, [])
  return (
    <GrupoDoCampo campo={resto} className={classes.prontos}>
      {valor.map((_, i) => {
        const onde = `${props.name}.${i}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form knows each one by its place
          <div key={i} className={classes.pronto}>
            <CampoTexto
              name={`${onde}.titulo`}
              aria-label={t.titulo(i + 1)}
              placeholder={t.tituloCurto}
              autoComplete="off"
            />
            <Button
              variant="subtle"
              color="danger"
              aria-label={t.tirar(i + 1)}
              disabled={resto.disabled ?? false}
              onClick={() => mudar(valor.filter((__, outro) => outro !== i))}
            >
              {t.tirarCurto}
            </Button>
            <CampoAreaTexto
              name={`${onde}.texto`}
              aria-label={t.texto(i + 1)}
              placeholder={t.textoCurto}
              limpavel={false}
            />
          </div>
        )
      })}
      {!resto.disabled && (
        <Button variant="default" onClick={() => mudar([...valor, { titulo: '', texto: '' }])}>
          {t.acrescentar}
        </Button>
      )}
    </GrupoDoCampo>
  )
}
