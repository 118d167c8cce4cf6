import { CONTRASTE_MINIMO, contrasteComBranco, lerCor } from '@balcao/contract/configuracao-cor'
import { Entrada } from '../../ui/campos/Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto } from '../../ui/campos/useCampoDeTexto.ts'
import classes from './Campos.module.css'
import { textos } from './configuracao.textos.ts'

const COR = /^#[0-9a-f]{6}$/i

type CampoCorProps = CampoDeTextoProps<null> & {
  label: string
  /** The product's own, in force while nothing is chosen. */
  corPadrao: string
}

/** Typed, or taken from the palette; beside it, how white text looks on it. */
export function CampoCor({ corPadrao, ...props }: CampoCorProps) {
  const { texto, mudar, resto } = useCampoDeTexto<null>({ ...props, vazio: null })
  const cor = COR.test(texto) ? texto : corPadrao
  const contraste = contrasteComBranco(lerCor(cor))
  // The product's own colours are used with the text that reads on them; a chosen one always with white.
  const corDoTexto = texto || contraste >= CONTRASTE_MINIMO ? '#fff' : '#000'
  return (
    <Entrada
      autoComplete="off"
      spellCheck={false}
      placeholder={corPadrao}
      {...resto}
      texto={texto}
      aoMudar={mudar}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={classes.paleta}
          aria-label={textos.escolherCor(props.label)}
          disabled={resto.disabled}
          value={cor}
          onChange={(evento) => mudar(evento.currentTarget.value)}
        />
      }
      larguraDoExtra={96}
      extra={
        <span
          className={classes.amostra}
          style={{ background: cor, color: corDoTexto }}
          title={textos.contraste(contraste.toLocaleString('pt-BR', { maximumFractionDigits: 1 }))}
        >
          {textos.exemplo}
        </span>
      }
    />
  )
}
