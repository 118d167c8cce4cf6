import type { DadosUsuario, Usuario } from '@balcao/contract/acesso/usuario'
import { CampoEmpresas } from '#partes/empresa/CampoEmpresas.tsx'
import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { CampoAcesso } from './CampoAcesso.tsx'
import { CampoCanal } from './CampoCanal.tsx'
import { CampoGrupo } from './CampoGrupo.tsx'
import classes from './CamposUsuario.module.css'
import { rotulos, textos } from './usuario.textos.ts'

type CamposUsuarioProps = {
  valores: Pick<DadosUsuario, 'todas_empresas' | 'empresas' | 'provedor'>
  /**
   * The user, when already saved: values that the editor may no
   * longer find among the options, and the way of signing in.
   */
  registrado?: Pick<Usuario, 'empresas' | 'provedor' | 'canal_venda_id' | 'canal_venda'>
  /** Why group and companies are locked: nobody changes their own. */
  travado?: string | null
}

/**
 * The fields of a user, for the invitation and for editing. Inside a form shell, `name` connects each field.
 */
export function CamposUsuario({ valores, registrado, travado = null }: CamposUsuarioProps) {
  return (
    <div className={classes.campos}>
      <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={120} />
      <CampoEmail name="email" label={rotulos.email} withAsterisk autoComplete="off" maxLength={254} />
      <CampoTelefone name="telefone" label={rotulos.telefone} vazio={null} autoComplete="off" />
      <CampoGrupo travado={travado} />
      <CampoAcesso provedor={valores.provedor} registrado={registrado?.provedor} />
      <CampoCanal registrado={registrado} />
      <CampoEmpresas
        todas={valores.todas_empresas}
        escolhidas={valores.empresas}
        doRegistro={registrado?.empresas ?? []}
        nenhuma={textos.semEmpresa}
        travado={travado}
      />
    </div>
  )
}
