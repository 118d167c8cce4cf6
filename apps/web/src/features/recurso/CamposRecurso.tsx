import { CampoIcone } from '#partes/icone/CampoIcone.tsx'
import { IconeDoRecurso } from '#partes/plano/IconeDoRecurso.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { CampoCor } from './CampoCor.tsx'
import classes from './Recurso.module.css'
import type { ValoresRecurso } from './recurso.formulario.ts'
import { rotulos, textos } from './recurso.textos.ts'

/** The fields of a resource, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposRecurso({ valores }: { valores: ValoresRecurso }) {
  return (
    <>
      <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={60} />
      <CampoIcone name="icone" label={rotulos.icone} withAsterisk />
      <CampoCor name="cor" label={rotulos.cor} />
      <CampoAreaTexto name="descricao" label={rotulos.descricao} vazio={null} maxLength={300} />
      <div className={classes.previa} aria-hidden>
        <span className={classes.rotuloDaPrevia}>{textos.previa}</span>
        <span className={classes.emLinha}>
          <IconeDoRecurso icone={valores.icone || 'tabler:point'} cor={valores.cor} />
          {valores.nome.trim() || textos.semNome}
        </span>
      </div>
    </>
  )
}
