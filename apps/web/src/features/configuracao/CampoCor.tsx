import { contraste, escreverCor, lerCor, textoSobre } from '@balcao/contract/valores/cor'
import { Entrada } from '#ui/campos/Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto } from '#ui/campos/useCampoDeTexto.ts'
import classes from './Campos.module.css'
import { textos } from './configuracao.textos.ts'

const COR = /^#[0-9a-f]{6}$/i

type CampoCorProps = CampoDeTextoProps<null> & {
  label: string
  /** The product's own colour, used while nothing is chosen. */
  corPadrao: string
}

/** Typed or picked from the palette. Beside it, a sample of how text looks on it. */
export function CampoCor({ corPadrao, ...props }: CampoCorProps) {
  const { texto, mudar, resto } = useCampoDeTexto<null>({ ...props, vazio: null })
  const cor = COR.test(texto) ? texto : corPadrao
  const fundo = lerCor(cor)
  const corDoTexto = textoSobre(fundo)
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
          style={{ background: cor, color: escreverCor(corDoTexto) }}
          title={textos.contraste(
            contraste(fundo, corDoTexto).toLocaleString('pt-BR', { maximumFractionDigits: 1 }),
          )}
        >
          {textos.exemplo}
        </span>
      }
    />
  )
}
