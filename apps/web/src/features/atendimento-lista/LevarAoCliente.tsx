import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { textos } from './atendimentos.textos.ts'

/** A ticket is of a contract: it begins at the client's. */
export const LevarAoCliente = () => (
  <Button variant="default" renderRoot={(props) => <Link to="/cliente" {...props} />}>
    {textos.atender}
  </Button>
)
