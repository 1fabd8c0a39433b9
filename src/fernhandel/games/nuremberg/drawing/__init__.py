"""First Train to Nuremberg as a picture, from the data that its page is drawn from too."""
