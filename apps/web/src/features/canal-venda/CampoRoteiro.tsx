import {
  camposDoRoteiro,
  LIMITE_DO_ROTEIRO,
  nomesDosCampos,
  preencherRoteiro,
} from '@balcao/contract/provedor/canal-venda-roteiro'
import { CamposDoTexto } from '#partes/roteiro/CamposDoTexto.tsx'
import { TextoDoRoteiro } from '#partes/roteiro/TextoDoRoteiro.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import classes from './CampoRoteiro.module.css'
import { exemploDoRoteiro, rotulos, textos } from './canal-venda.textos.ts'

const CAMPOS = nomesDosCampos.map((campo) => [campo, camposDoRoteiro[campo]] as const)

/** What sellers of this channel read aloud: the model, the fields that it may use, and how it will read. */
export function CampoRoteiro({ modelo }: { modelo: string | null }) {
  return (
    <div className={classes.roteiro}>
      <CampoAreaTexto
        name="roteiro_audio"
        vazio={null}
        label={rotulos.roteiro_audio}
        description={textos.roteiroExplicado}
        inputWrapperOrder={dicaAbaixo}
        linhas={4}
        noMaximo={16}
        maxLength={LIMITE_DO_ROTEIRO}
      />
      <CamposDoTexto nome={textos.camposDoRoteiro} campos={CAMPOS} />
      <section className={classes.exemplo} aria-label={textos.exemplo}>
        <h2>{modelo ? textos.exemplo : textos.exemploDoPadrao}</h2>
        <TextoDoRoteiro partes={preencherRoteiro(modelo, exemploDoRoteiro)} />
      </section>
    </div>
  )
}
