import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { textos as t } from '#partes/senha/senha.textos.ts'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'

export function LinkInvalidoPage() {
  return (
    <PaginaPublica titulo={t.linkInvalido} texto={t.linkInvalidoTexto}>
      <Button component={Link} to="/recuperar-senha" fullWidth>
        {t.pedirOutro}
      </Button>
      <Anchor component={Link} to="/login" size="sm" ta="center" py={2}>
        {t.voltarAoLogin}
      </Anchor>
    </PaginaPublica>
  )
}
