import { Divider } from '@mantine/core'
import { configuracao } from '../../configuracao.ts'
import { textos } from '../../textos/textos.ts'
import { PaginaPublica } from '../../ui/shell/PaginaPublica.tsx'
import { BotaoMicrosoft } from './BotaoMicrosoft.tsx'
import { FormularioLogin } from './FormularioLogin.tsx'

/** Says nothing about where to go next: once the session begins, whoever shows this page leads on. */
export function LoginPage() {
  return (
    <PaginaPublica titulo={textos.acesso.tituloEntrar}>
      <FormularioLogin />
      {configuracao.microsoft && (
        <>
          <Divider label={textos.acesso.ou} />
          <BotaoMicrosoft />
        </>
      )}
    </PaginaPublica>
  )
}
